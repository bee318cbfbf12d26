/** Settings of the search index: field types, weights, synonyms. */
import { stores } from '../../graph/region/markets/billing.rules.ts';
import type { FieldType, IndexSettings } from '../../sources/engine/documents.ts';

/** Countries with prices in the content service (catalogue.md 3, product), and the United States. */
const pricedCountries = 'au at ca cz fr de it jp nl no ru pl es se ch gb nz us'.split(' ');

const text = [
  'uid', 'document_kind', 'content_type', 'stack', 'environment', 'locale', 'regions', 'title', 'display_title',
  'tagline', 'body', 'url', 'amplience_id', 'fingerprint', 'kind', 'category_uids', 'category_titles', 'colors',
  'color_groups', 'size', 'terrain', 'product_type', 'is_new', 'is_redesigned', 'title_language',
  'tagline_language', 'body_language',
  ...stores.flatMap((store) => [`in_stock_${store}`, `on_sale_${store}`]),
]; // oxfmt-ignore
const numbers = [
  'length', 'waist', 'radius', 'weight', 'season', 'rank',
  ...stores.map((store) => `price_${store}`),
  ...pricedCountries.map((country) => `content_price_${country}`),
]; // oxfmt-ignore

function typed(names: readonly string[], type: FieldType): [string, FieldType][] {
  return names.map((name) => [name, type]);
}

export const indexSettings: IndexSettings = {
  fields: Object.fromEntries([
    ...typed(text, 'text'),
    ...typed(numbers, 'number'),
    ...typed(['published_at'], 'date'),
  ]),
  // What a product is weighs most, then its name; a long text may contain any word.
  weights: {
    product_type: 10,
    title: 8,
    display_title: 6,
    category_titles: 4,
    tagline: 3,
    kind: 3,
    colors: 2,
    color_groups: 2,
    terrain: 2,
    body: 1,
  },
  // The first word names the set. In all languages of the shop, as customers search in their own.
  synonyms: [
    ['mitten', 'mitt', 'glove', 'Handschuh', 'Fäustling', 'gant', 'moufle', 'guanto', 'guante', 'manopla', 'handske', 'vante', 'hanske', 'vott', '手袋', 'グローブ', 'ミトン'],
    ['beanie', 'hat', 'toque', 'Mütze', 'bonnet', 'berretto', 'gorro', 'mössa', 'lue', 'ニット帽', 'ビーニー', '帽子', 'headband', 'Stirnband', 'bandeau', 'pannband', 'pannebånd', 'ヘッドバンド'],
    ['hoodie', 'hoody', 'sweatshirt', 'Kapuzenpullover', 'sweat à capuche', 'felpa', 'sudadera', 'huvtröja', 'hettegenser', 'パーカー'],
    ['tee', 't-shirt', 'tshirt', 'maglietta', 'camiseta', 'Tシャツ'],
    ['skins', 'skin', 'climbing skins', 'Felle', 'Steigfelle', 'peaux', 'peaux de phoque', 'pelli', 'pelli di foca', 'pieles', 'pieles de foca', 'stighudar', 'feller', 'シール'],
    ['binding', 'bindings', 'Bindung', 'Bindungen', 'fixation', 'fixations', 'attacco', 'attacchi', 'fijación', 'fijaciones', 'bindning', 'bindningar', 'bindinger', 'ビンディング', 'バインディング'],
    ['pole', 'poles', 'stick', 'sticks', 'Stock', 'Stöcke', 'Skistock', 'Skistöcke', 'bâton', 'bâtons', 'bastoncino', 'bastoncini', 'bastón', 'bastones', 'stav', 'stavar', 'staver', 'ポール', 'ストック'],
    ['skis', 'ski', 'Schi', 'skidor', 'esquí', 'esquís', 'sci', 'スキー', 'スキー板'],
    ['freeride', 'off-piste', 'powder', 'backside', 'deep snow', 'Tiefschnee', 'poudreuse', 'neve fresca', 'nieve polvo', 'puder', 'lössnö', 'laussnø', 'パウダー', 'フリーライド'],
    ['touring', 'backcountry', 'skimo', 'ski touring', 'Skitour', 'Skitouren', 'Tourenski', 'randonnée', 'scialpinismo', 'travesía', 'topptur', 'toppturer', 'ツーリング', 'バックカントリー'],
    ['piste', 'groomer', 'groomed', 'frontside', 'carving', 'pista', 'piste damée', 'ゲレンデ', 'ピステ'],
    ['park', 'freestyle', 'twin tip', 'twintip', 'terrain park', 'パーク', 'フリースタイル'],
    ['junior', 'kids', 'child', 'children', 'youth', 'Kinder', 'enfant', 'enfants', 'bambini', 'niños', 'barn', 'キッズ', 'ジュニア'],
    ['women', 'womens', "women's", 'ladies', 'Damen', 'femme', 'donna', 'mujer', 'dam', 'dame', 'レディース'],
    ['helmet', 'Helm', 'casque', 'casco', 'hjälm', 'hjelm', 'ヘルメット'],
    ['goggles', 'goggle', 'Skibrille', 'Brille', 'masque', 'maschera', 'gafas', 'skidglasögon', 'skibriller', 'ゴーグル'],
    ['wax', 'Wachs', 'fart', 'sciolina', 'cera', 'valla', 'skismøring', 'ワックス'],
    ['backpack', 'rucksack', 'pack', 'Rucksack', 'sac à dos', 'zaino', 'mochila', 'ryggsäck', 'ryggsekk', 'バックパック', 'リュック'],
    ['bag', 'ski bag', 'Skitasche', 'Skisack', 'Tasche', 'housse', 'sacca', 'bolsa', 'funda', 'väska', 'バッグ', 'スキーバッグ'],
    ['brake', 'brakes', 'Stopper', 'stoppeur', 'frein', 'freins', 'skistopper', 'freno', 'frenos', 'broms', 'brems', 'ブレーキ'],
    ['return', 'returns', 'refund', 'send back', 'Rückgabe', 'Rücksendung', 'retour', 'remboursement', 'reso', 'rimborso', 'devolución', 'reembolso', 'retur', '返品', '返金'],
    ['shipping', 'delivery', 'Versand', 'Lieferung', 'livraison', 'spedizione', 'consegna', 'envío', 'entrega', 'frakt', 'leverans', 'levering', '配送', '送料'],
    ['warranty', 'guarantee', 'Garantie', 'Gewährleistung', 'garanzia', 'garantía', 'garanti', '保証'],
    // Colour groups are English in every locale.
    ['green', 'grün', 'vert', 'verde', 'grön', 'grønn', '緑', 'グリーン'],
    ['blue', 'blau', 'bleu', 'blu', 'azul', 'blå', '青', 'ブルー'],
    ['red', 'rot', 'rouge', 'rosso', 'rojo', 'röd', 'rød', '赤', 'レッド'],
    ['black', 'schwarz', 'noir', 'nero', 'negro', 'svart', '黒', 'ブラック'],
    ['white', 'weiß', 'blanc', 'bianco', 'blanco', 'vit', 'hvit', '白', 'ホワイト'],
    ['yellow', 'gelb', 'jaune', 'giallo', 'amarillo', 'gul', '黄', 'イエロー'],
    ['grey', 'gray', 'grau', 'gris', 'grigio', 'grå', 'グレー'],
    ['lodestar', 'ロードスター'],
  ],
}; // oxfmt-ignore
