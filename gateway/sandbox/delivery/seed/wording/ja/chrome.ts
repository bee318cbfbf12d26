/** Japanese: letters by e-mail, and where the makers are. */
export const chromeTexts: Readonly<Record<string, string>> = {
  'chrome.signup.title': 'メールマガジンのご登録',
  'chrome.signup.lists': 'メールの種類',
  'chrome.signup.consent': 'はい、メールを受け取ります。いつでも解除できます。',
  'chrome.signup.email': 'メールマガジンの送り先',
  'chrome.signup.submit': '登録する',
  'chrome.signup.submitting': '登録しています…',
  'chrome.signup.done': 'ありがとうございます。{email} にお送りします。',
  'chrome.signup.byMail': 'メールで申し込む',
  'chrome.hours': '{place}の営業時間',
  'chrome.newTab': '{name}（新しいタブで開きます）',
};
