/** The cart beyond its lines, in Japanese. */
export const cartTexts = {
  'cart.drawer.title': 'お客様のカート',
  'cart.drawer.close': 'カートを閉じる',
  'cart.drawer.goToCart': 'カートを見る',
  'cart.drawer.keepLooking': '買い物を続ける',
  'cart.drawer.failed': '現在カートを表示できません。商品は保存されています。',
  'cart.updating': '更新しています…',
  'cart.shipping': '送料（目安）',
  'cart.shipping.free': '無料',
  'cart.notice.SOLD_OUT': 'カートに入れた後に在庫がなくなりました',
  'cart.notice.NOT_SOLD': 'こちらでの販売は終了しました',
  'cart.notice.LESS_LEFT': '残り{number}点のみです',
  'cart.notice.PRICE_UP': 'カートに入れたときより高くなりました（以前は{price}）。',
  'cart.notice.PRICE_DOWN': 'カートに入れたときより安くなりました（以前は{price}）。',
  'cart.notice.takeOut': '商品を削除',
  'cart.notice.reduce': '{number}点に減らす',
  'cart.checkout': 'ご購入手続きへ',
  'cart.checkout.EMPTY': '先に商品をカートに入れてください。',
  'cart.checkout.LINES':
    'このままではご購入いただけない商品があります。削除するか数量を減らして、お進みください。',
  'cart.checkout.NOT_SET_UP': 'こちらではまだご購入手続きを行えません。カートはそのまま残ります。',
  'cart.checkout.down':
    '現在ご購入手続きに接続できません。カートはそのまま残ります。少し待ってから、もう一度お試しください。',
  'arrival.cartDROPPED':
    'このブラウザーのカートは別のアカウントのものでした。中身を空にし、お客様のカートを新しく始めます。',
  'arrival.cartREASSIGNED': 'カートを引き継ぎました。今後はお客様の価格が適用されます。',
  'arrival.cartFOUND': '前回のカートを復元しました。',
  'arrival.cartMERGED': 'このカートに前回のカートの商品をまとめました。',
  'arrival.cartPARTLY_MERGED':
    'このカートに前回のカートの商品をまとめました。販売を終了した商品は含まれていません。',
  'arrival.close': '閉じる',
};
