import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLogger } from '../logging/logger.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { readSettings, type SettingChange, storedSettings, writeSetting } from './settings.ts';

const registry = {
  nome: { schema: z.string().trim().min(1), padrao: 'Sindicato' },
  anos: { schema: z.number().int().min(1).max(100), padrao: 5 },
  centros: { schema: z.array(z.string()).min(1), padrao: ['Outro'] },
};

let banco: TestDatabase;
beforeAll(async () => {
  banco = await testDatabase();
});
afterAll(() => banco.drop());
beforeEach(() => sql`delete from configuracoes`.execute(banco.db));

const write = (change: SettingChange) => banco.db.transaction().execute((tx) => writeSetting(tx, registry, change));

describe('settings', () => {
  it('are their defaults until somebody changes one', async () => {
    expect(await readSettings(banco.db, registry)).toEqual({ nome: 'Sindicato', anos: 5, centros: ['Outro'] });
    expect(await write({ chave: 'nome', valor: '  SINDI  ', versao: 0 })).toBe(1);
    expect(await write({ chave: 'centros', valor: ['a_b', 'C'], versao: 0 })).toBe(1);
    expect(await readSettings(banco.db, registry)).toEqual({ nome: 'SINDI', anos: 5, centros: ['a_b', 'C'] });
  });

  it('refuse what does not fit, what is unknown and a version that was overtaken', async () => {
    await expect(write({ chave: 'anos', valor: 0, versao: 0 })).rejects.toMatchObject({ code: 'plataforma.invalido' });
    await expect(write({ chave: 'toString', valor: 1, versao: 0 })).rejects.toMatchObject({
      code: 'plataforma.invalido',
    });
    await write({ chave: 'anos', valor: 6, versao: 0 });
    expect(await write({ chave: 'anos', valor: 7, versao: 1 })).toBe(2);
    expect(await write({ chave: 'anos', valor: 8, versao: 1 })).toBeNull();
    expect((await readSettings(banco.db, registry)).anos).toBe(7);
  });

  it('keep one of twenty simultaneous changes', async () => {
    for (const versao of [0, 1]) {
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) => write({ chave: 'anos', valor: index + 1, versao })),
      );
      expect(results.filter((version) => version !== null)).toHaveLength(1);
    }
  });

  it('fall back to the default when a stored value no longer fits, and say so in the log', async () => {
    const lines: string[] = [];
    await sql`insert into configuracoes (id, chave, valor, criado_em, atualizado_em)
      values (gen_random_uuid(), 'anos', '"cinco"', now(), now()), (gen_random_uuid(), 'antiga', 'true', now(), now())`.execute(
      banco.db,
    );
    const log = createLogger({ destination: { write: (line) => void lines.push(line) } });
    expect(await readSettings(banco.db, registry, log)).toMatchObject({ anos: 5 });
    expect(lines.join('')).toContain('"chave":"anos"');
    expect(lines.join('')).not.toContain('cinco');
  });

  it('are audited with the value before and after', async () => {
    await write({ chave: 'anos', valor: 6, versao: 0 });
    await write({ chave: 'anos', valor: 7, versao: 1 });
    const row = (await storedSettings(banco.db))[0];
    const { rows } = await sql<{ antes: number | null; depois: number }>`select (antes ->> 'valor')::int as antes,
      (depois ->> 'valor')::int as depois from auditoria where registro_id = ${row?.id} order by id`.execute(banco.db);
    expect(rows).toEqual([
      { antes: null, depois: 6 },
      { antes: 6, depois: 7 },
    ]);
  });
});
