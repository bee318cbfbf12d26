/** The page for addresses that lead nowhere, and for products that are sold no more (platform.md 2, Error page). */
import { categoryUid, productUid } from '../../../brand/ids.ts';
import type { Brand } from '../../../brand/types.ts';
import { pictureBanner } from './bannerDraft.ts';
import { everywhere, refTo, type EntryDraft } from '../draft.ts';
import { platformCategories, platformProducts } from '../productEntries.ts';
import { inAll, sceneOf, written } from '../say.ts';

const words = {
  header: inAll(
    'Nothing down here',
    'Här nere finns inget',
    'ここには何もありません',
    'Det er ingenting her nede',
    'Aquí abajo no hay nada',
    'Hier unten ist nichts',
    'Il n’y a rien ici',
    'Quaggiù non c’è niente',
  ),
  main: {
    'en-us': '<p>This level was closed, or never dug. The lift goes up from here.</p>',
    de: '<p>Diese Sohle wurde geschlossen oder nie gegraben. Von hier fährt der Korb nach oben.</p>',
    fr: '<p>Ce niveau a été fermé, ou jamais creusé. D’ici, la cage remonte.</p>',
    ja: '<p>この坑道は閉鎖されたか、掘られたことがありません。昇降機は上へ向かいます。</p>',
    sv: '<p>Den här nivån är stängd, eller blev aldrig grävd. Hissen går upp härifrån.</p>',
    no: '<p>Denne etasjen er stengt, eller ble aldri gravd ut. Heisen går opp herfra.</p>',
    es: '<p>Este nivel se cerró, o nunca se excavó. Desde aquí, la jaula sube.</p>',
    it: '<p>Questo livello è stato chiuso, o mai scavato. Da qui la gabbia risale.</p>',
  },
  link: inAll(
    'Back to daylight',
    'Tillbaka till dagsljuset',
    '地上に戻る',
    'Tilbake til dagslyset',
    'Volver a la luz del día',
    'Zurück ans Tageslicht',
    'Retour à la lumière du jour',
    'Torna alla luce del giorno',
  ),
  products: inAll(
    'Still being made',
    'Görs fortfarande',
    'いまもつくっているもの',
    'Lages fortsatt',
    'Todavía se fabrican',
    'Wird noch gebaut',
    'Toujours en production',
    'Ancora in produzione',
  ),
  goneHeader: inAll(
    'We do not make this one any more',
    'Den här gör vi inte längre',
    'この製品の生産は終了しました',
    'Denne lager vi ikke lenger',
    'Ya no fabricamos este modelo',
    'Den bauen wir nicht mehr',
    'Nous ne fabriquons plus ce modèle',
    'Questo modello non lo facciamo più',
  ),
  gone: {
    'en-us': '<p>It had its winters. Here is what we would take instead.</p>',
    de: '<p>Er hatte seine Winter. Das würden wir stattdessen nehmen.</p>',
    fr: '<p>Il a eu ses hivers. Voici ce que nous prendrions à la place.</p>',
    ja: '<p>役目を終えた一本です。いまなら、こちらを選びます。</p>',
    sv: '<p>Den fick sina vintrar. Det här skulle vi ta i stället.</p>',
    no: '<p>Den fikk sine vintre. Dette ville vi valgt i stedet.</p>',
    es: '<p>Tuvo sus inviernos. Esto es lo que elegiríamos en su lugar.</p>',
    it: '<p>Ha avuto i suoi inverni. Ecco che cosa prenderemmo al suo posto.</p>',
  },
};

export function errorPageEntries(brand: Brand): EntryDraft[] {
  const byPath = new Map(brand.categories.map((category) => [category.path, category]));
  const withdrawn = brand.products.filter((product) => product.withdrawn);
  // Whoever wanted one ski is shown its neighbors; the top categories are for a product that stood nowhere else.
  const left = new Set(withdrawn.flatMap((product) => product.categories));
  const recommended = brand.categories.filter(({ parent, path }) => parent === null || left.has(path));
  const page = written(
    { contentType: 'error_page', uid: 'error_page_main' },
    ['sv', 'ja', 'no', 'es', 'de', 'fr', 'it'],
    (say) => ({
      title: 'Error page',
      regions: everywhere,
      header: say(words.header),
      main_content: say(words.main),
      link_text: say(words.link),
      product_header: say(words.products),
      banner: [refTo('banner', 'banner_error')],
      product_recommendation_page: { header: say(words.goneHeader), main_content: say(words.gone) },
      automated_related_products: recommended.map((category) => ({
        uid: categoryUid(category.path),
        cat_ids_bc: platformCategories(category),
      })),
      products: withdrawn.map((product) => ({
        uid: productUid(product),
        title: say(product.title),
        regions: product.regions,
        url: `/${product.key}`,
        bc_products: platformProducts(product),
        categories: product.categories
          .filter((path) => byPath.has(path))
          .map((path) => refTo('product_category', categoryUid(path))),
      })),
    }),
  );
  const scene = sceneOf(brand, 'scene-lost-level', 'night');
  const banner = written(
    { contentType: 'banner', uid: 'banner_error' },
    ['de', 'fr', 'ja', 'sv'],
    (_say, locale) =>
      pictureBanner(scene, locale, {
        title: 'Error page',
        // The words of the page stand below it, in the same entry.
        content: '',
        position: 'bottom-left',
        desktop: '21:9',
        mobile: '1:1',
        buttons: [],
      }),
  );
  return [page, banner];
}
