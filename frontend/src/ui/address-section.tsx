import type { UseFormRegisterReturn } from 'react-hook-form';
import { addressWords as words } from './form-words.js';
import { FormSection } from './form-section.js';
import { TextField } from './text-field.js';

type AddressFieldName = 'address' | 'city' | 'state' | 'zip' | 'country';

interface AddressSectionProps {
  /** What the form says of one field: its registration, and what is wrong with it. */
  field: (name: AddressFieldName) => UseFormRegisterReturn & { error: string | undefined };
}

/** A postal address as part of a long form; no part of it is required. */
export function AddressSection({ field }: AddressSectionProps) {
  return (
    <FormSection title={words.title} optional>
      <div className="sm:col-span-6">
        <TextField {...words.address} autoComplete="street-address" {...field('address')} />
      </div>
      <div className="sm:col-span-3">
        <TextField {...words.city} autoComplete="address-level2" {...field('city')} />
      </div>
      <div className="sm:col-span-2">
        <TextField {...words.state} autoComplete="address-level1" {...field('state')} />
      </div>
      <div className="sm:col-span-1">
        <TextField {...words.zip} inputMode="numeric" autoComplete="postal-code" {...field('zip')} />
      </div>
      <div className="sm:col-span-3">
        <TextField {...words.country} autoComplete="country-name" {...field('country')} />
      </div>
    </FormSection>
  );
}
