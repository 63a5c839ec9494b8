import { useState } from 'react';
import { AddressSection } from '../../ui/address-section.js';
import { Button } from '../../ui/button.js';
import { Checkbox } from '../../ui/checkbox.js';
import { CheckboxField } from '../../ui/checkbox-field.js';
import { FormCard } from '../../ui/form-card.js';
import { FormSection } from '../../ui/form-section.js';
import { NewPasswordField } from '../../ui/new-password-field.js';
import { PasswordField } from '../../ui/password-field.js';
import { RangeSlider } from '../../ui/range-slider.js';
import { RefusalAlert } from '../../ui/refusal-alert.js';
import { SelectField } from '../../ui/select-field.js';
import { TextAreaField } from '../../ui/text-area-field.js';
import { TextField } from '../../ui/text-field.js';
import { Shown } from './shown.js';

const states = [
  ['Fields', 'plain', {}],
  ['Fields with something wrong', 'wrong', { error: 'What is wrong, and what would be right' }],
  ['Fields that wait for something else', 'off', { disabled: true }],
] as const;
const unheard = { onChange: () => Promise.resolve(), onBlur: () => Promise.resolve(), ref: () => undefined };
const trades = ['Welding', 'Machining', 'Maintenance'];

/** What is typed or chosen in. */
export function FieldsShown() {
  const [checked, setChecked] = useState(true);
  // Not from the start: the alert takes the focus.
  const [refused, setRefused] = useState<Error | null>(null);
  const [range, setRange] = useState<[number, number]>([120, 380]);
  return (
    <Shown title="Fields">
      {states.map(([title, name, state]) => (
        <FormSection key={name} title={title}>
          <div className="sm:col-span-3">
            <TextField name={`${name}-text`} label="Text" hint="With a hint" {...state} />
          </div>
          <div className="sm:col-span-3">
            <TextField name={`${name}-optional`} label="Text" optional defaultValue="Vertical knee mill" {...state} />
          </div>
          <div className="sm:col-span-3">
            <PasswordField name={`${name}-password`} label="Password" {...state} />
          </div>
          <div className="sm:col-span-3">
            <NewPasswordField name={`${name}-new`} label="New password" hint="Advice comes as it is typed" {...state} />
          </div>
          <div className="sm:col-span-3">
            <SelectField
              name={`${name}-trade`}
              label="Choice"
              options={trades}
              emptyLabel="Choose a trade"
              {...state}
            />
          </div>
          <div className="sm:col-span-6">
            <TextAreaField name={`${name}-lines`} label="Lines" {...state} />
          </div>
          <div className="sm:col-span-6">
            <CheckboxField name={`${name}-consent`} {...state}>
              A sentence that has to be ticked.
            </CheckboxField>
          </div>
        </FormSection>
      ))}
      <FormSection title="A section that may stay empty" optional>
        <div className="sm:col-span-3">
          <RangeSlider
            label="Price per hour"
            min={0}
            max={500}
            step={10}
            value={range}
            onChange={setRange}
            wordsOf={(end) => `$${end}`}
          />
        </div>
        <div className="sm:col-span-3">
          <Checkbox
            name="filter"
            value="shown"
            checked={checked}
            onChange={setChecked}
            aside={<span className="figures ml-auto">61</span>}
          >
            A filter with its count
          </Checkbox>
        </div>
      </FormSection>
      <AddressSection field={(name) => ({ ...unheard, name, error: undefined })} />
      <FormCard heading="A form that has the page to itself" intro="Above it, what the server said.">
        <RefusalAlert error={refused} fallback="Login failed. Please check your credentials and try again." />
        <Button className="mt-3" onClick={() => setRefused(new Error('refused'))}>
          Have it refused
        </Button>
      </FormCard>
    </Shown>
  );
}
