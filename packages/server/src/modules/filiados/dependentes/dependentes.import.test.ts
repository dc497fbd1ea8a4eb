/** Dependents of the old system in the three places where they may stand; what is refused, what is left empty, files, a second run. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importRig } from '#platform/testing/import-rig.ts';
import { filiadosModule } from '../filiados/index.ts';
import { dependentesModule } from './index.ts';

type Rig = Awaited<ReturnType<typeof importRig>>;

let rig: Rig;
let first: ReturnType<Awaited<ReturnType<Rig['importar']>>>;
const BASE = { data_nascimento: '05/06/2010' };

const EXPORT = {
  filiados: {
    f1: { nome_completo: 'Ana', empresa: 'TCU', matricula: '1', situacao_filiado: 'ATIVO', cpf: '529.982.247-25' },
    f2: {
      ...{ nome_completo: 'Bia', empresa: 'TCU', matricula: '2', situacao_filiado: 'ATIVO' },
      dependentes: { d9: { ...BASE, nome_completo: 'Dentro' } },
    },
  },
  dependentes: {
    f1: {
      d1: {
        ...BASE,
        nome_completo: 'Caio',
        cpf: '111.444.777-35',
        sexo: 'masculino',
        parentesco: 'FILHO(A)',
        nome_mae: 'Ana',
        anexos: { a: { nome: 'certidao.pdf', url: 'https://x/o/f1%2Fd1%2Fcertidao.pdf?alt=media' } },
      },
      d2: { ...BASE, nome_completo: 'Repetido', cpf: '11144477735', parentesco: 'Afilhado' },
      d3: { ...BASE, nome_completo: 'Do titular', cpf: '52998224725' },
      d4: { ...BASE, nome_completo: 'Ruim', cpf: '123' },
      d5: { nome_completo: 'Sem nascimento' },
      d8: { nome_completo: 'Ilegível', data_nascimento: 'em maio' },
      d6: { ...BASE },
      d7: { nome_completo: 'Por nascer', data_nascimento: '2090-01-01' },
    },
    plano: { ...BASE, nome_completo: 'Plano', titular: { id: 'antigo', nome: 'Ana', cpf: '529.982.247-25' } },
    orfao: { ...BASE, nome_completo: 'Órfão', id_titular: 'ninguem' },
    saiu: { d1: { ...BASE, nome_completo: 'Filho de quem não veio' } },
  },
};

beforeAll(async () => {
  rig = await importRig([filiadosModule, dependentesModule]);
  rig.pdf('f1/d1/certidao.pdf');
  first = (await rig.importar(EXPORT))('dependentes');
});
afterAll(() => rig.close());

it('those come who have a name and a titular', async () => {
  expect(
    await rig.rows(`select d.id_origem, f.id_origem as titular, d.cpf, d.parentesco from dependentes d
      join filiados f on f.id = d.filiado_id order by d.id_origem`),
  ).toEqual([
    { id_origem: 'f1/d1', titular: 'f1', cpf: '11144477735', parentesco: 'Filho(a)' },
    { id_origem: 'f1/d2', titular: 'f1', cpf: null, parentesco: null },
    { id_origem: 'f1/d3', titular: 'f1', cpf: null, parentesco: null },
    { id_origem: 'f1/d4', titular: 'f1', cpf: null, parentesco: null },
    ...['f1/d5', 'f1/d7', 'f1/d8'].map((id_origem) => ({ id_origem, titular: 'f1', cpf: null, parentesco: null })),
    { id_origem: 'f2/d9', titular: 'f2', cpf: null, parentesco: null },
    { id_origem: 'plano', titular: 'f1', cpf: null, parentesco: null },
  ]);
  expect(
    await rig.rows(`select sexo, nome_mae, data_nascimento::text from dependentes where id_origem = 'f1/d1'`),
  ).toEqual([{ sexo: 'Masculino', nome_mae: 'Ana', data_nascimento: '2010-06-05' }]);
});

it('the others are refused, each with why', () => {
  expect(first.recusados).toEqual([
    { chave: 'f1/d6', texto: 'falta nome_completo' },
    { chave: 'orfao', texto: 'o titular não foi importado' },
    { chave: 'saiu/d1', texto: 'o titular não foi importado' },
  ]);
});

it("what was left empty is remarked, its text stands in the titular's observation", async () => {
  expect(first.ressalvas).toEqual([
    { chave: 'f1/d2', texto: 'parentesco não pôde ser lido: ficou vazio' },
    { chave: 'f1/d2', texto: 'cpf repetido na família: ficou vazio' },
    { chave: 'f1/d3', texto: 'cpf repetido na família: ficou vazio' },
    { chave: 'f1/d4', texto: 'cpf inválido: ficou vazio' },
    { chave: 'f1/d5', texto: 'sem data de nascimento: a conferir' },
    { chave: 'f1/d8', texto: 'data_nascimento não pôde ser lido: ficou vazio' },
    { chave: 'f1/d7', texto: 'data_nascimento futura: ficou vazio' },
  ]);
  const [ana] = await rig.rows<{ observacao: string }>(`select observacao from filiados where id_origem = 'f1'`);
  expect(ana?.observacao.split('\n')).toEqual([
    'Dependente Repetido: parentesco no sistema anterior: Afilhado',
    'Dependente Repetido: cpf no sistema anterior: 11144477735',
    'Dependente Do titular: cpf no sistema anterior: 52998224725',
    'Dependente Ruim: cpf no sistema anterior: 123',
    'Dependente Ilegível: data_nascimento no sistema anterior: em maio',
    'Dependente Por nascer: data_nascimento no sistema anterior: 2090-01-01',
  ]);
});

it('a birth that is missing, unreadable or ahead is empty: of an imported dependent alone', async () => {
  expect(await rig.rows(`select id_origem from dependentes where data_nascimento is null order by id_origem`)).toEqual([
    { id_origem: 'f1/d5' },
    { id_origem: 'f1/d7' },
    { id_origem: 'f1/d8' },
  ]);
  await expect(
    rig.rows(`insert into dependentes (id, filiado_id, nome_completo)
      select gen_random_uuid(), id, 'Sem nascimento' from filiados where id_origem = 'f1'`),
  ).rejects.toThrow('dependentes_nascimento');
});

it("the PDF is the dependent's", async () => {
  expect(
    await rig.rows(`select d.id_origem, x.nome from dependentes_anexos x join dependentes d on d.id = x.dependente_id`),
  ).toEqual([{ id_origem: 'f1/d1', nome: 'certidao.pdf' }]);
});

it('a second run brings nothing twice', async () => {
  const again = await rig.importar(EXPORT);
  expect(again('dependentes')).toMatchObject({ lidos: 12, jaImportados: 9, importados: 0 });
  expect(again('dependentes').recusados).toHaveLength(3);
});
