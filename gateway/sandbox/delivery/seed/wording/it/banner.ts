/** Italian: banners. */
export const bannerTexts: Readonly<Record<string, string>> = {
  'banner.pause': 'Metti in pausa il video',
  'banner.play': 'Riproduci il video',
  'bannerSlider.label': 'In evidenza',
  'bannerSlider.role': 'carosello',
  'bannerSlider.slideRole': 'diapositiva',
  'bannerSlider.slide': '{position} di {total}',
};
