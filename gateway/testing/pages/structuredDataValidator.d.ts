/** The part of the validator that tests use; it has no types of its own. */
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: { type?: string; property?: string; index?: number }[];
    fieldNames?: string[];
  }

  export default class Validator {
    constructor(schemaOrgJson?: object);
    /** @param found items by type, as read from a page. */
    validate(found: { jsonld: Record<string, object[]>; errors?: object[] }): Promise<Issue[]>;
  }
}
