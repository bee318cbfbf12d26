/** The shop's own tokens, as its stylesheet has them. */
import stylesheet from '../../styles/tokens.css?raw';
import { tokensIn } from './tokens.rules.ts';

export const tokens = tokensIn(stylesheet);
