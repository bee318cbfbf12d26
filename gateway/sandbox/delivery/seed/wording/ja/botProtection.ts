/** Japanese: about the bot protection of forms. */
export const botProtectionTexts: Readonly<Record<string, string>> = {
  'botProtection.notice': 'このサイトはreCAPTCHAで保護されています。',
  'botProtection.purpose':
    'このフォームを使い始めると動作します。計測ではなく安全のためのものなので、事前の同意は求めません。',
  'botProtection.contact': 'このフォームでお困りですか。',
  'botProtection.refused':
    '人が送信したものと確認できませんでした。入力内容は失われていません。もう一度お試しください。繰り返す場合は、このページでスクリプトを許可するか、フォームの下のリンクからお問い合わせください。',
};
