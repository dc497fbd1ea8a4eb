/** Ctrl K over cases finds what their list finds, the latest first, however many cases a name has. */
import type { Busca } from '@sede/domain/modules/sistema/busca';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Casos, casosForTests } from '../juridico.processos-for-tests.ts';

/** More links of one name than are fetched. */
const MUITOS = 2050;

let m: Casos;
beforeAll(async () => {
  m = await casosForTests();
  const [comum, tambem, rara] = [
    await m.membro('Ana Zulmira Comum', '15350946056'),
    await m.membro('Beto Comum Frequente', '12345678909'),
    await m.membro('Vera Raríssima Comum', '86288366757'),
  ];
  const { id } = await m.made(m.judicial({ filiados: [comum], titulo: 'Primeira ação dos quintos' }));
  const columns = await m.app.rows<{ nome: string }>(
    `select string_agg(quote_ident(column_name), ', ') as nome from information_schema.columns
     where table_schema = 'public' and table_name = 'processos_juridicos' and is_generated = 'NEVER'
       and column_name not in ('id', 'numero_confirmado', 'movimentado_em', 'titulo', 'id_origem')`,
  );
  const copied = columns[0]?.nome ?? '';
  await m.app.rows(
    `insert into processos_juridicos (id, numero_confirmado, movimentado_em, titulo, ${copied})
     select gen_random_uuid(), true, movimentado_em - make_interval(mins => n), 'Cópia ' || n, ${copied}
     from processos_juridicos, generate_series(1, $2::int) n where id = $1`,
    [id, MUITOS],
  );
  const link = (filiado: string | undefined, every: number) =>
    m.app.rows(
      `insert into filiados_processos (id, processo_id, filiado_id)
       select gen_random_uuid(), p.id, $1 from processos_juridicos p
       where p.titulo like 'Cópia %' and (substr(p.titulo, 7))::int % $2 = 0`,
      [filiado, every],
    );
  await link(comum, 1);
  await link(tambem, 1);
  await link(rara, 1000);
});
afterAll(() => m.app.close());

const hits = async (busca: string) => {
  const { body } = await m.julia.rest<Busca>(
    'GET',
    `/busca?fontes=processos,filiados&busca=${encodeURIComponent(busca)}`,
  );
  return body.grupos.find(({ fonte }) => fonte === 'processos')?.itens.map(({ id }) => id) ?? [];
};
const listed = async (busca: string) => {
  const { body } = await m.julia.rest<{ itens: { id: string }[] }>(
    'GET',
    `/processos?ordem=-movimento&porPagina=10&busca=${encodeURIComponent(busca)}`,
  );
  return body.itens.map(({ id }) => id);
};

it.each([
  ['a name of few cases', 'rarissima', 2],
  ['two names of the same case', 'rarissima zulmira', 2],
  ['a name of thousands', 'zulmira', 5],
  ['two names of thousands', 'zulmira frequente', 5],
  ['more names of thousands than are looked through', 'zulmira frequente beto ana', 5],
  ['a name of thousands and a title', 'comum 1999', 1],
  ['a title alone', 'primeira', 1],
  ['digits of the number', '102334475', 5],
  ['nothing', 'inexistente', 0],
  ['a name of thousands and nothing', 'comum inexistente', 0],
])('%s', async (_, busca, quantos) => {
  const found = await hits(busca);
  expect(found).toHaveLength(quantos);
  expect(found).toEqual((await listed(busca)).slice(0, quantos));
});

it('a word of one or two letters is found where a word begins', async () => {
  expect(await hits('ra')).toHaveLength(2);
  expect(await hits('ss')).toEqual([]);
});
