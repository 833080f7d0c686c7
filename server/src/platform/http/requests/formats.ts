import { isDay, isInstant } from '@swapt/shared/dates';
import type { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { isUuidInAnyCase } from '../../db/uuid.js';

/** The formats of the contract, the same wherever a schema is asked. */
export function addFormats(ajv: Ajv): Ajv {
  formats(ajv, ['email']);
  return ajv.addFormat('uuid', isUuidInAnyCase).addFormat('date-time', isInstant).addFormat('date', isDay);
}
