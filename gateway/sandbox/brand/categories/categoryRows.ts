/** The shop's categories, and their paths. */
import { gearCategories } from './gearCategories.ts';
import { skiCategories } from './skiCategories.ts';

export const categoryRows = [...skiCategories, ...gearCategories];

export type CategoryPath = (typeof categoryRows)[number]['path'];
