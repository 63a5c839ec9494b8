import type { UseFormRegisterReturn } from 'react-hook-form';
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
    <FormSection title="Address" optional>
      <div className="sm:col-span-6">
        <TextField label="Street address" autoComplete="street-address" {...field('address')} />
      </div>
      <div className="sm:col-span-3">
        <TextField label="City" autoComplete="address-level2" {...field('city')} />
      </div>
      <div className="sm:col-span-2">
        <TextField label="State" autoComplete="address-level1" {...field('state')} />
      </div>
      <div className="sm:col-span-1">
        <TextField label="ZIP" inputMode="numeric" autoComplete="postal-code" {...field('zip')} />
      </div>
      <div className="sm:col-span-3">
        <TextField label="Country" autoComplete="country-name" {...field('country')} />
      </div>
    </FormSection>
  );
}
