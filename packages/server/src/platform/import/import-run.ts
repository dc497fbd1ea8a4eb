/**
 * Takes an export over, area by area in the order of the sources, a batch of records to a transaction.
 *
 * Each record is done in a savepoint: it comes whole, or is refused with its reason and the others go on. What is there
 * already (its key stands in `id_origem`) is not touched. Simulated, all of it happens in one transaction that is taken
 * back. Every batch is audited as 'importacao.<area>' with the reason that names who answers for it; open pages hear of
 * it. Errors: what ends the whole run (no connection, full disk) is thrown on; batches that had committed stay, and a
 * second run goes on from there. Source: decisions §2 (moving over).
 */
import { SedeError } from '@sede/domain/kernel';
import type { SystemCtx, SystemWrite } from '../api/index.ts';
import {
  constraintOf,
  type DatabaseGuard,
  isCheckViolation,
  isForeignKeyViolation,
  isUniqueViolation,
} from '../db/index.ts';
import { inSavepoint } from '../many/index.ts';
import { ExportFields } from './export-fields.ts';
import { asNode, children, type Node } from './export-file.ts';
import { keepFiles, keepMade } from './import-files.ts';
import { type AreaReport, emptyReport } from './import-report.ts';
import type { FilesOfExport, ImportSource, Responsible } from './import-source.ts';
import { createOrigins } from './origins.ts';
import { Refusal } from './refusal.ts';

const BATCH = 200;

export interface ImportRun {
  exported: Node;
  sources: readonly ImportSource[];
  responsible: Responsible;
  files: FilesOfExport;
  simulated: boolean;
  systemWrite: SystemWrite;
  /** What the modules' guards in the database refuse with. */
  guards: readonly DatabaseGuard[];
  /** Called after each batch. */
  onProgress?: (area: string, done: number) => void;
}

class Simulated extends Error {}

/** Why the record does not come; undefined: not the record's fault. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof Refusal) return error.message;
  if (error instanceof SedeError)
    return ['unavailable', 'internal'].includes(error.kind) || error.code.startsWith('plataforma.sem_espaco')
      ? undefined
      : error.message;
  if (isCheckViolation(error) || isUniqueViolation(error) || isForeignKeyViolation(error))
    return `não cabe na regra do banco ${constraintOf(error) ?? ''}`.trim();
  return undefined;
}

export async function runImport(run: ImportRun): Promise<AreaReport[]> {
  const origins = createOrigins();
  const memory = new Map<string, unknown>();
  const once = <T>(name: string, work: () => T): T => {
    if (!memory.has(name)) memory.set(name, work());
    return memory.get(name) as T;
  };
  const reason = `Importado do sistema anterior; responsável: ${run.responsible.nome} (${run.responsible.email})`;

  async function record(source: ImportSource, ctx: SystemCtx, report: AreaReport, chave: string, node: Node) {
    const { tx, now } = ctx;
    const origin = source.originOf?.(chave) ?? chave;
    report.lidos += 1;
    if (await origins.idOf(tx, source.table, origin)) {
      report.jaImportados += 1;
      return;
    }
    const fields = new ExportFields(node);
    const keeping = { tx, now, responsible: run.responsible, files: run.files, simulated: run.simulated };
    try {
      const id = await inSavepoint({ tx, services: run }, () =>
        source.importRecord(
          {
            tx,
            now,
            chave: origin,
            exported: run.exported,
            origins,
            once,
            keepFiles: (rule, files) => keepFiles({ ...keeping, remark: (text) => fields.remark(text) }, rule, files),
            keepMade: (rule, files, make) =>
              keepMade({ ...keeping, remark: (text) => fields.remark(text) }, rule, files, make),
          },
          fields,
        ),
      );
      origins.remember(source.table, origin, id);
      report.importados += 1;
      for (const texto of fields.remarks) report.ressalvas.push({ chave, texto });
    } catch (error) {
      const texto = reasonOf(error);
      if (texto === undefined) throw error;
      report.recusados.push({ chave, texto });
    }
  }

  async function area(source: ImportSource, write: SystemWrite): Promise<AreaReport> {
    const report = emptyReport(source.area);
    const all = [
      ...(source.records?.(run.exported) ??
        children(run.exported[source.area]).map(([key, value]) => [key, asNode(value)] as [string, Node])),
    ];
    if (source.begin)
      await write(`importacao.${source.area}`, async (ctx) => {
        await ctx.reason(reason);
        await source.begin?.({ tx: ctx.tx, exported: run.exported });
      });
    for (let from = 0; from < all.length; from += BATCH) {
      await write(`importacao.${source.area}`, async (ctx) => {
        await ctx.reason(reason);
        for (const [chave, node] of all.slice(from, from + BATCH)) await record(source, ctx, report, chave, node);
      });
      run.onProgress?.(source.area, Math.min(from + BATCH, all.length));
    }
    return report;
  }

  const reports: AreaReport[] = [];
  const everything = async (write: SystemWrite) => {
    for (const source of run.sources) reports.push(await area(source, write));
  };
  if (run.simulated) {
    const back = new Simulated();
    await run
      .systemWrite('importacao.simulada', async (ctx) => {
        await everything((_operation, work) => work(ctx));
        throw back;
      })
      .catch((error: unknown) => {
        if (error !== back) throw error;
      });
  } else await everything(run.systemWrite);
  return [...reports, ...unknownAreas(run)];
}

/** Areas of the export that no source reads are reported, so that nobody believes that they came over. */
function unknownAreas({ exported, sources }: ImportRun): AreaReport[] {
  const known = new Set(sources.flatMap(({ area, also = [] }) => [area, ...also]));
  return children(exported)
    .filter(([area]) => !known.has(area))
    .map(([area, content]) => ({ ...emptyReport(area), lidos: children(content).length, semDestino: true }));
}
