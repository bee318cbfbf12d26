/** Norwegian: handing a page on. */
export const shareTexts: Readonly<Record<string, string>> = {
  'share.label': 'Del',
  'share.open': 'Send til noen',
  'share.on': 'Del på {network}',
  'share.copy': 'Kopier lenken',
  'share.copied': 'Lenken er kopiert',
  'share.copyFailed': 'Lenken ble ikke kopiert. Kopier den fra adressefeltet.',
};
