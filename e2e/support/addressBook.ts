/** Page actions on a customer's address book. */
import { type Locator } from 'playwright/test';
import type { EveryKey } from '../../client/wording/testEveryArea.ts';
import type { Place } from './accountMarkets.ts';
import type { Customer } from './customer.ts';

/** The address list. */
export class AddressBook {
  readonly person: Customer;

  constructor(person: Customer) {
    this.person = person;
  }

  cards(): Locator {
    const { page, t } = this.person;
    return page.getByRole('list', { name: t('addresses.list'), exact: true }).locator('> li');
  }

  card({ city }: Place): Locator {
    return this.cards().filter({ hasText: city });
  }

  /** Text that marks the default card. */
  mark(card: Locator): Locator {
    return card.getByText(this.person.t('addresses.default'), { exact: true });
  }

  /** A button of a card, whose label contains the address's name. */
  action(what: 'edit' | 'delete' | 'makeDefault', place: Place, name: string): Locator {
    const { page, t } = this.person;
    return page.getByRole('button', {
      name: t(`addresses.${what}Label`, { name, place: place.city }),
      exact: true,
    });
  }

  async fillIn(place: Place, regionLabel: EveryKey): Promise<void> {
    const { person } = this;
    await person.field('address.line1').fill(place.line1);
    await person.field('address.city').fill(place.city);
    await person.field('address.postalCode').fill(place.postalCode);
    if (place.region === undefined) return;
    const region = person.field(regionLabel);
    if (regionLabel === 'address.region.STATE') await region.selectOption({ label: place.region });
    else await region.fill(place.region);
  }

  async fillName({ firstName, lastName }: { firstName: string; lastName: string }): Promise<void> {
    await this.person.field('address.firstName').fill(firstName);
    await this.person.field('address.lastName').fill(lastName);
  }
}
