/** Every kind of field, empty, filled and invalid, and a form with validation. */
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { CheckboxField } from '../../ui/Field/CheckboxField.tsx';
import { FieldRow } from '../../ui/Field/FieldRow.tsx';
import { PasswordField } from '../../ui/Field/PasswordField.tsx';
import { SelectField } from '../../ui/Field/SelectField.tsx';
import { TextField } from '../../ui/Field/TextField.tsx';
import { Form } from '../../ui/Form/Form.tsx';
import { OptionalGroup } from '../../ui/Form/OptionalGroup.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { RangeSlider } from '../../ui/RangeSlider/RangeSlider.tsx';
import { SearchForm } from '../../ui/SearchForm/SearchForm.tsx';
import styles from './StyleTileRoute.module.css';
import { Exhibit, TileSection } from './TileSection.tsx';

const lengths = ['164', '172', '180', '188'].map((value) => ({ value, label: `${value} cm` }));
const stock = [1, 3, 7, 12, 9, 6, 4, 4, 2, 1];

export function FieldTile() {
  return (
    <TileSection
      id="fields"
      title="Fields"
      text="The label stands above and stays there. What is wrong is said below, in words, and the field is told apart by more than its color."
    >
      <Exhibit name="TextField" note="empty, with a hint">
        <TextField name="tile-name" label="First name" hint="As on the parcel" autoComplete="off" />
      </Exhibit>
      <Exhibit name="TextField" note="filled, may stay empty">
        <TextField
          name="tile-company"
          label="Company"
          optionalLabel="optional"
          defaultValue="Stollby Lift AB"
        />
      </Exhibit>
      <Exhibit name="TextField" note="with an error">
        <TextField
          name="tile-email"
          type="email"
          label="Email"
          defaultValue="britta@"
          error="Enter an address such as name@example.com."
        />
      </Exhibit>
      <Exhibit name="TextField" note="read only">
        <TextField name="tile-number" label="Number on the sidewall" defaultValue="0417" readOnly />
      </Exhibit>
      <Exhibit name="SelectField">
        <SelectField name="tile-length" label="Length" options={lengths} placeholder="Choose a length" />
      </Exhibit>
      <Exhibit name="SelectField" note="with an error">
        <SelectField
          name="tile-length-wrong"
          label="Length"
          options={lengths}
          defaultValue="188"
          error="Not made in this length."
        />
      </Exhibit>
      <Exhibit name="PasswordField">
        <PasswordField
          name="tile-password"
          label="Password"
          showLabel="Show password"
          hideLabel="Hide password"
          autoComplete="new-password"
        />
      </Exhibit>
      <Exhibit name="CheckboxField">
        <div className={styles.stack}>
          <CheckboxField name="tile-news" label="Email me when it snows" hint="Five or six times a winter" />
          <CheckboxField name="tile-terms" label="I have read it" error="Please read it first." />
        </div>
      </Exhibit>
      <Exhibit name="SearchForm" note="asks when it is sent">
        <SearchSample label="Search the mine" term="" />
      </Exhibit>
      <Exhibit name="SearchForm" note="with what is wrong">
        <SearchSample label="Search the archive" term="l" problem="Two letters or more, please." />
      </Exhibit>
      <Exhibit name="RangeSlider" note="two ends on one line">
        <RangeSample />
      </Exhibit>
      <Exhibit name="Form" note="send it empty to see what it says" isWide>
        <FormSample />
      </Exhibit>
    </TileSection>
  );
}

interface SearchSampleProps {
  label: string;
  term: string;
  problem?: string;
}

function SearchSample({ label, term, problem }: SearchSampleProps) {
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <>
      <SearchForm
        action=""
        label={label}
        submit="Search"
        term={term}
        input={input}
        problem={problem ?? null}
        onSubmit={setAsked}
      />
      <p aria-live="polite">{asked === null ? null : `Asked for “${asked}”`}</p>
    </>
  );
}

function RangeSample() {
  const [[low, high], setEnds] = useState<readonly [number, number]>([88, 104]);
  return (
    <>
      <RangeSlider
        min={72}
        max={122}
        step={1}
        low={low}
        high={high}
        lowLabel="Waist from"
        highLabel="Waist to"
        format={(value) => `${value} mm`}
        onChange={(from, to) => setEnds([from, to])}
        onHold={() => {}}
        histogram={stock}
      />
      <p>
        {low} to {high} mm
      </p>
    </>
  );
}

function FormSample() {
  const [isSent, setIsSent] = useState(false);
  return (
    <Form
      onSubmit={() => setIsSent(true)}
      isBusy={false}
      requiredMessage="Fill out this field."
      emailMessage="Enter an address such as name@example.com."
      aria-labelledby="fields-title"
    >
      <FieldRow>
        <TextField name="tile-first" label="First name" required autoComplete="off" />
        <TextField name="tile-last" label="Last name" required autoComplete="off" />
      </FieldRow>
      <OptionalGroup>
        <TextField name="tile-mail" type="email" label="Email" required autoComplete="off" />
      </OptionalGroup>
      <Button type="submit">Send</Button>
      {isSent ? (
        <Notice tone="success" title="Sent">
          <p>Nowhere, in fact: this is the style tile.</p>
        </Notice>
      ) : null}
    </Form>
  );
}
