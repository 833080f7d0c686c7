import { isDay, isInstant } from '@swapt/shared/dates';
import type { Ajv } from 'ajv';
import formats from 'ajv-formats';

/** As the databases take it: in groups, and without the prefix that the general format allows. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The formats of the contract, the same wherever a schema is asked. */
export function addFormats(ajv: Ajv): Ajv {
  formats(ajv, ['email']);
  return ajv.addFormat('uuid', uuid).addFormat('date-time', isInstant).addFormat('date', isDay);
}
