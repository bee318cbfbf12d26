/**
 * Validates account forms. Not specified (catalogue.md 5): these are the commerce service's limits (wire-protocols
 * 3.3), checked early to spare shoppers a round trip.
 */
import { bounds } from '../../argumentBounds.rules.ts';
import type { WordsKey } from '../../content/wording/words.ts';
import type { FieldFault } from '../fieldFault.ts';
import { proCodeFault } from '../pro/pro.rules.ts';

/** Maximum field length at the shop API. */
export const maxFieldLength = bounds.field;
/** Password length limits of the shop API. */
export const passwordBounds = { least: 8, most: bounds.password } as const;
/** Maximum length of a typed pro code; stored ones are longer. */
const maxCodeLength = bounds.code;

export interface GivenProfile {
  firstName: string;
  lastName: string;
  phone?: string | null | undefined;
  company?: string | null | undefined;
}

export interface GivenAccount extends GivenProfile {
  email: string;
  password: string;
  proCode?: string | null | undefined;
}

export interface GivenCredentials {
  /** Null or absent: unchanged. */
  email?: string | null | undefined;
  newPassword?: string | null | undefined;
}

/** One @ with a local part and a domain with a dot: catches typos and address lists. */
const wellFormed = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.]+(?:\.[^\s@,;:<>()[\]"\\.]+)+$/;
const strayDot = /^\.|\.\.|\.@/;

export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= maxFieldLength && wellFormed.test(address) && !strayDot.test(address);
}

/** Diallable numbers: digits, an extension, and usual separators; also full-width. */
export function isPhone(text: string): boolean {
  const number = text.normalize('NFKC').trim();
  const digits = number.replaceAll(/\D/g, '').length;
  return (
    /^\+?[\dー\s()./\p{Pd}]+(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/iu.test(number) && digits >= 5 && digits <= 20
  );
}

/** Not trimmed: spaces are part of a password. */
export function isPassword(text: string): boolean {
  return text.length >= passwordBounds.least && text.length <= passwordBounds.most;
}

/** False for credentials that no account can have, so that no call is made. */
export function isLoginWorthTrying(email: string, password: string): boolean {
  const address = email.trim();
  return (
    address !== '' &&
    address.length <= maxFieldLength &&
    password !== '' &&
    password.length <= passwordBounds.most
  );
}

/** Faults of a new account, in form order; empty when valid. */
export function judgeAccount(account: GivenAccount): FieldFault[] {
  const code = account.proCode?.trim() ?? '';
  return [
    ...emailFaults(account.email),
    ...passwordFaults('password', account.password),
    ...judgeProfile(account),
    ...(code.length > maxCodeLength ? [fault('proCode', 'refusal.account.proCode')] : []),
  ];
}

export function judgeProfile({ firstName, lastName, phone, company }: GivenProfile): FieldFault[] {
  const number = phone?.trim() ?? '';
  return [
    ...nameFaults('firstName', firstName),
    ...nameFaults('lastName', lastName),
    ...(number === '' || (isPhone(number) && number.length <= maxFieldLength)
      ? []
      : [fault('phone', 'refusal.account.phone')]),
    ...lengthFaults('company', company ?? ''),
  ];
}

/** Validates only the fields to change. */
export function judgeCredentials({ email, newPassword }: GivenCredentials): FieldFault[] {
  return [
    ...(typeof email === 'string' ? emailFaults(email) : []),
    ...(typeof newPassword === 'string' ? passwordFaults('newPassword', newPassword) : []),
  ];
}

/** Maps commerce field names to input field names. */
const inputFields: ReadonlyMap<string, FieldFault> = new Map([
  ['email', fault('email', 'refusal.account.email')],
  ['password', fault('password', 'refusal.account.password')],
  ['first_name', fault('firstName', 'refusal.account.firstName')],
  ['last_name', fault('lastName', 'refusal.account.lastName')],
  ['phone', fault('phone', 'refusal.account.phone')],
  ['company', fault('company', 'refusal.account.refused')],
]);

/**
 * Maps commerce's field errors. Its messages are not passed on: they are English, for developers, and may repeat the
 * input. Empty when they concern no field of this form.
 */
export function faultsOfCommerce(errors: Readonly<Record<string, string>>): FieldFault[] {
  return Object.entries(errors).flatMap(([name, problem]) => {
    const known = name === 'pro_code' ? proCodeFault(problem) : inputFields.get(name);
    return known ? [known] : [];
  });
}

function fault(field: string, key: WordsKey): FieldFault {
  return key === 'refusal.account.password' ? { field, key, values: passwordBounds } : { field, key };
}

function emailFaults(text: string): FieldFault[] {
  return isEmail(text) ? [] : [fault('email', 'refusal.account.email')];
}

function passwordFaults(field: 'password' | 'newPassword', text: string): FieldFault[] {
  return isPassword(text) ? [] : [fault(field, 'refusal.account.password')];
}

function nameFaults(field: 'firstName' | 'lastName', text: string): FieldFault[] {
  return text.trim() === '' ? [fault(field, `refusal.account.${field}`)] : lengthFaults(field, text);
}

function lengthFaults(field: string, text: string): FieldFault[] {
  return text.trim().length > maxFieldLength
    ? [{ field, key: 'refusal.account.tooLong', values: { most: maxFieldLength } }]
    : [];
}
