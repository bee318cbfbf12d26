/** Japanese: letters by e-mail, and where the makers are. */
export const chromeTexts: Readonly<Record<string, string>> = {
  'chrome.signup.title': 'お手紙をお送りしてもよろしいですか',
  'chrome.signup.lists': '内容',
  'chrome.signup.consent': 'はい、送ってください。いつでも停止できます。',
  'chrome.signup.email': '手紙の送り先メールアドレス',
  'chrome.signup.submit': '登録する',
  'chrome.signup.submitting': '登録しています…',
  'chrome.signup.done': 'ありがとうございます。{email} にお送りします。',
  'chrome.signup.byMail': 'メールで申し込む',
  'chrome.hours': '{place}の営業時間',
  'chrome.newTab': '{name}（新しいタブで開きます）',
};
