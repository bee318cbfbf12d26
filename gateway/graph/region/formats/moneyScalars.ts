/** The scalars of money: `Decimal` and `CurrencyCode`. */
import { builder } from '../../builder.ts';
import { badInput } from '../../sourceErrors.ts';
import { parseCurrencyCode, parseDecimal } from './moneyScalars.rules.ts';

builder.scalarType('Decimal', {
  description:
    'An exact decimal number as a JSON string, such as `"499.95"`. An amount of money has exactly the decimals of its currency: `"499.00"` euros, `"15400"` yen. As input also a JSON number.',
  serialize: (text) => text,
  parseValue: (value) => {
    const parsed = parseDecimal(value);
    if (parsed === null) throw badInput('Decimal takes a decimal number, such as `"499.95"`.');
    return parsed;
  },
});

builder.scalarType('CurrencyCode', {
  description: 'A currency: ISO 4217 code in capitals, such as `EUR`.',
  serialize: (code) => code,
  parseValue: (value) => {
    const code = parseCurrencyCode(value);
    if (code === null) throw badInput('CurrencyCode takes an ISO 4217 code, such as `EUR`.');
    return code;
  },
});
