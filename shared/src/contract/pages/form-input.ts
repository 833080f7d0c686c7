import { Type } from 'typebox';
import { inputLimits, inputTypes } from '../../form/form-input.js';
import { Input, OneOf } from '../operation.js';

/** One question of a form. A `page` begins a new step; the first input always is one. */
export const FormInput = Input({
  name: Type.String({ minLength: 1, ...inputLimits.name }),
  input_display_name: Type.String(inputLimits.displayName),
  placeholder_text: Type.String(inputLimits.placeholder),
  required: Type.Boolean(),
  input_type: OneOf(inputTypes),
  options: Type.Optional(Type.Array(Type.String({ minLength: 1, ...inputLimits.option }), inputLimits.options)),
});
