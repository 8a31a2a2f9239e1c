import type { ComponentProps } from 'react';
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { Segmented } from './segmented.tsx';

type SegmentedFieldProps<Fields extends FieldValues> = Omit<
  ComponentProps<typeof Segmented>,
  'value' | 'onValueChange' | 'legendShown'
> & {
  control: Control<Fields>;
  name: FieldPathByValue<Fields, string>;
};

/** `Segmented` as a field of a form of react-hook-form, its name shown like those of the others. */
export function SegmentedField<Fields extends FieldValues>({ control, name, ...rest }: SegmentedFieldProps<Fields>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => <Segmented legendShown {...rest} value={field.value} onValueChange={field.onChange} />}
    />
  );
}
