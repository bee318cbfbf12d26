/** Japanese: about being measured. */
export const consentTexts: Readonly<Record<string, string>> = {
  'consent.question':
    'サイトの利用状況を計測してもよろしいですか。そのためにCookieと他社のスクリプトを使います。同意がなければ、どちらも読み込みません。',
  'consent.signal': 'お使いのブラウザは追跡しないよう求めています。そのとおりにいたします。',
  'consent.accept': '同意する',
  'consent.decline': '同意しない',
  'consent.choices': 'プライバシーの設定',
};
