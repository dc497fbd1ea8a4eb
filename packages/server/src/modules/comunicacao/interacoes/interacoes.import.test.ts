/** Interactions of the old system with their items: whose they are, what is refused, a second run. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filiadosModule } from '#modules/filiados/filiados/index.ts';
import { importRig } from '#platform/testing/import-rig.ts';
import { itensInteracaoModule } from '../itens-interacao/index.ts';
import { interacoesModule } from './index.ts';

let rig: Awaited<ReturnType<typeof importRig>>;
let first: ReturnType<Awaited<ReturnType<typeof rig.importar>>>;
const BASE = {
  item_interacao: 'i1',
  tipo: 'Telefone',
  data: 1_600_000_000_000,
  descricao: 'Falou.',
  classificacao: 'Externa',
};
const EXPORT = {
  filiados: {
    f1: { nome_completo: 'Ana', empresa: 'TCU', matricula: '1', situacao_filiado: 'ATIVO', cpf: '529.982.247-25' },
  },
  itens_interacao: {
    i1: { nome: 'Assistência Jurídica', descricao: 'd' },
    i2: { nome: 'Sem texto', desabilitado: true },
    i3: { descricao: 'sem nome' },
  },
  interacoes: {
    f1: {
      a: { ...BASE, responsavel: { label: 'Edu', value: 'u1' } },
      b: { ...BASE, tipo: '', classificacao: '', relacao_dependente: true, id_dependente: 'd1' },
      semItem: { ...BASE, item_interacao: 'nenhum' },
      semData: { ...BASE, data: '' },
    },
    outro: { c: BASE },
  },
};
beforeAll(async () => {
  rig = await importRig([filiadosModule, itensInteracaoModule, interacoesModule]);
  first = (await rig.importar(EXPORT))('interacoes');
});
afterAll(() => rig.close());

it('items come with their name; the legal one asks for the office', async () => {
  expect(
    await rig.rows(
      'select id_origem, descricao, pede_escritorio, desabilitado from itens_interacao order by id_origem',
    ),
  ).toEqual([
    { id_origem: 'i1', descricao: 'd', pede_escritorio: true, desabilitado: false },
    { id_origem: 'i2', descricao: 'Sem texto', pede_escritorio: false, desabilitado: true },
  ]);
});

it('interactions come with their member and item; what is missing is refused or remarked', async () => {
  expect(
    await rig.rows(
      `select id_origem, tipo, classificacao, relacao_dependente, responsavel_nome from interacoes order by id_origem`,
    ),
  ).toEqual([
    {
      id_origem: 'f1/a',
      tipo: 'Telefone',
      classificacao: 'Externa',
      relacao_dependente: false,
      responsavel_nome: 'Edu',
    },
    {
      id_origem: 'f1/b',
      tipo: 'Outro',
      classificacao: 'Interna',
      relacao_dependente: true,
      responsavel_nome: 'Sistema anterior',
    },
  ]);
  expect(first).toMatchObject({ importados: 2 });
});

it('a second run takes nothing twice', async () => {
  await rig.importar(EXPORT);
  expect(await rig.rows('select from interacoes')).toHaveLength(2);
});
