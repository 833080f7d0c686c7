import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';

/** What the database says of a statement that it has prepared and not run, by the numbers of types. */
interface Description {
  values: number[];
  columns: { name: string; type: number }[];
}

export interface Describer {
  describe: (text: string) => Promise<Description>;
  select: (text: string) => Promise<Record<string, unknown>[]>;
}

export const describeOnPglite = (pglite: PGlite): Describer => ({
  async describe(text) {
    const { queryParams, resultFields } = await pglite.describeQuery(text);
    return {
      values: queryParams.map(({ dataTypeID }) => dataTypeID),
      columns: resultFields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID })),
    };
  },
  select: async (text) => (await pglite.query<Record<string, unknown>>(text)).rows,
});

export const describeOnPostgres = (client: pg.Client): Describer => ({
  describe: (text) =>
    new Promise((resolve, reject) => {
      client.query(new Prepare(text, (error, made) => (error ? reject(error) : resolve(made))));
    }),
  select: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
});

/** Asks the server to parse a statement and to describe it. The driver calls these methods as the answers come. */
class Prepare implements pg.Submittable {
  private readonly made: Description = { values: [], columns: [] };
  private error: Error | undefined;
  private wire: pg.Connection | undefined;

  constructor(
    private readonly text: string,
    private readonly done: (error: Error | undefined, made: Description) => void,
  ) {}

  submit = (connection: pg.Connection): void => {
    this.wire = connection;
    this.wire.on('parameterDescription', this.takeValues);
    this.wire.parse({ text: this.text, name: '', types: [] }, true);
    this.wire.describe({ type: 'S', name: '' }, true);
    this.wire.sync();
  };

  private takeValues = ({ dataTypeIDs }: { dataTypeIDs: number[] }): void => {
    this.made.values.push(...dataTypeIDs);
  };

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.made.columns.push(...fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID })));
  }

  handleError(error: Error): void {
    this.error = error;
  }

  handleReadyForQuery(): void {
    this.wire?.off('parameterDescription', this.takeValues);
    this.done(this.error, this.made);
  }
}
