/** Spanish: banners. */
export const bannerTexts: Readonly<Record<string, string>> = {
  'banner.pause': 'Pausar el vídeo',
  'banner.play': 'Reproducir el vídeo',
  'bannerSlider.label': 'Destacados',
  'bannerSlider.role': 'carrusel',
  'bannerSlider.slideRole': 'diapositiva',
  'bannerSlider.slide': '{position} de {total}',
};
