/** Japanese: the product gallery and the pictures looked at closely. */
export const galleryTexts: Readonly<Record<string, string>> = {
  'gallery.enlarge': '拡大して見る',
  'gallery.empty': '写真はまだありません。',
  'gallery.videoFailed': 'ただいま動画を再生できません。',
  'viewer.close': '写真を閉じる',
  'viewer.previous': '前の写真',
  'viewer.next': '次の写真',
  'viewer.zoomIn': '拡大',
  'viewer.zoomOut': '縮小',
  'viewer.percent': '{percent}%',
  'viewer.whole': '写真全体を表示',
  'viewer.enlarged': '{percent}%に拡大しました',
};
