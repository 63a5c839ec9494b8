import { TextField } from '../../ui/text-field.js';
import { FormSection } from '../../ui/form-section.js';
import type { SectionProps } from './section-props.js';

export function AddressSection({ register, errors }: SectionProps) {
  return (
    <FormSection title="Address" optional>
      <div className="sm:col-span-6">
        <TextField
          label="Street address"
          autoComplete="street-address"
          error={errors.address?.message}
          {...register('address')}
        />
      </div>
      <div className="sm:col-span-3">
        <TextField label="City" autoComplete="address-level2" error={errors.city?.message} {...register('city')} />
      </div>
      <div className="sm:col-span-2">
        <TextField label="State" autoComplete="address-level1" error={errors.state?.message} {...register('state')} />
      </div>
      <div className="sm:col-span-1">
        <TextField
          label="ZIP"
          inputMode="numeric"
          autoComplete="postal-code"
          error={errors.zip?.message}
          {...register('zip')}
        />
      </div>
      <div className="sm:col-span-3">
        <TextField
          label="Country"
          autoComplete="country-name"
          error={errors.country?.message}
          {...register('country')}
        />
      </div>
    </FormSection>
  );
}
