/** An import as the command runs it, against a database of the test. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pdfBytes } from '#platform/files/files-for-tests.ts';
import { createFileStore } from '#platform/files/index.ts';
import { type ImportSource, type Node, runImport } from '#platform/import/index.ts';
import { type AccountsRig, accountsRig } from '#platform/testing/accounts.ts';

/** A module's manifest, as far as its import goes. */
interface Imports {
  importSource?: (from: AccountsRig['accounts']['usuarios']) => Promise<ImportSource | readonly ImportSource[]>;
}

/** In: the modules whose areas are read, in their order. */
export async function importRig(modules: readonly Imports[]) {
  const rig = await accountsRig();
  const folder = mkdtempSync(path.join(tmpdir(), 'sede-importar-'));
  const store = await createFileStore({ dataDir: path.join(folder, 'dados') });
  const gestor = await rig.usuario('gestor@x.org', ['gestor_sistema']);
  const given = await Promise.all(modules.map(({ importSource }) => importSource?.(rig.accounts.usuarios)));
  const sources = given.filter((source) => source !== undefined).flat();
  /** A file of the old storage. */
  const file = (name: string, bytes: Buffer) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
  };
  return {
    ...rig,
    file,
    pdf: (name: string) => file(name, pdfBytes()),
    store,
    /** Out: the report of each area, by its name. */
    async importar(exported: Node) {
      const reports = await runImport({
        exported,
        sources,
        responsible: { id: gestor.id, nome: 'Gestor', email: 'gestor@x.org' },
        files: { store, folder },
        simulated: false,
        systemWrite: rig.accounts.systemWrite,
        guards: [],
      });
      return (area: string) => {
        const report = reports.find((one) => one.area === area);
        if (!report) throw new Error(`no report of ${area}`);
        return report;
      };
    },
    async close() {
      await rig.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
