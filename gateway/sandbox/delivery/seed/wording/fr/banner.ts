/** French: banners. */
export const bannerTexts: Readonly<Record<string, string>> = {
  'banner.pause': 'Mettre la vidéo en pause',
  'banner.play': 'Lire la vidéo',
  'bannerSlider.label': 'À la une',
  'bannerSlider.role': 'carrousel',
  'bannerSlider.slideRole': 'vue',
  'bannerSlider.slide': '{position} sur {total}',
};
