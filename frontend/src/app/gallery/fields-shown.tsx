import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox.js';
import { CheckboxField } from '../../ui/checkbox-field.js';
import { FormSection } from '../../ui/form-section.js';
import { PasswordField } from '../../ui/password-field.js';
import { RangeSlider } from '../../ui/range-slider.js';
import { SelectField } from '../../ui/select-field.js';
import { TextAreaField } from '../../ui/text-area-field.js';
import { TextField } from '../../ui/text-field.js';
import { Shown } from './shown.js';

const trades = ['Welding', 'Machining', 'Maintenance'];

/** What is typed or chosen in. */
export function FieldsShown() {
  const [checked, setChecked] = useState(true);
  const [range, setRange] = useState<[number, number]>([120, 380]);
  return (
    <Shown title="Fields">
      <FormSection title="A section of a form">
        <div className="sm:col-span-3">
          <TextField name="plain" label="Text" hint="With a hint" />
        </div>
        <div className="sm:col-span-3">
          <TextField name="wrong" label="Text" optional error="Must be at most 40 characters" defaultValue="x" />
        </div>
        <div className="sm:col-span-3">
          <PasswordField name="secret" label="Password" />
        </div>
        <div className="sm:col-span-3">
          <SelectField name="trade" label="Choice" options={trades} emptyLabel="Choose a trade" />
        </div>
        <div className="sm:col-span-3">
          <SelectField
            name="wrong-trade"
            label="Choice"
            options={trades}
            emptyLabel="Choose a trade"
            error="Please select a trade"
          />
        </div>
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
        <div className="sm:col-span-6">
          <TextAreaField name="lines" label="Lines" error="Please describe it in more detail" />
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
        <div className="sm:col-span-3">
          <CheckboxField name="consent" error="You must agree to be contacted">
            A sentence that has to be ticked.
          </CheckboxField>
        </div>
      </FormSection>
    </Shown>
  );
}
