/** Assets of the old system, as such exports really are: what comes, what comes to be checked, movements, a second run. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importRig } from '#platform/testing/import-rig.ts';
import { funcionariosModule } from '../../financeiro/funcionarios/index.ts';
import { fluxosModule } from '../fluxos/index.ts';
import { manutencoesModule } from '../manutencoes/index.ts';
import { bensModule } from './index.ts';

let rig: Awaited<ReturnType<typeof importRig>>;
let first: Awaited<ReturnType<typeof rig.importar>>;

const day = (date: string) => Date.parse(`${date}T03:00:00Z`);
const NOTEBOOK = {
  ...{
    tipo_objeto: 'notebook',
    n_patrimonio: '004812',
    responsavel: 'Marta',
    usuario: 'Camila Prado',
    status: 'Em uso',
  },
  ...{
    setor_alocado: 'Almoxarifado',
    data_alocacao: day('2023-02-01'),
    descricao_bem: 'Dell Latitude',
    by: 'gestor@x.org',
  },
  ...{ data_cadastro: Date.parse('2023-01-10T15:00:00Z') },
  anexos: {
    a1: { nome: 'nota.pdf', url: 'patrimonio/bens/nota.pdf', situacao: 'Ativo' },
    a2: { nome: 'velha.pdf', url: 'patrimonio/bens/velha.pdf', situacao: 'Excluído' },
  },
};
const SAIDA = {
  ...{
    bem_relacionado: '4812',
    responsavel: 'Renato',
    motivo_movimentacao: 'Curso',
    estado_patrimonio: 'Ótimo estado',
  },
  ...{ data_saida: day('2023-05-10'), hora_saida: '9:30', data_retorno: day('2023-05-12'), hora_retorno: '18:00' },
};
const EXPORT = {
  funcionarios: {
    f1: {
      ...{ nome: 'Camila Prado', cpf: '52998224725', data_nascimento: '1990-01-01', celular: '61999998888' },
      ...{ email: 'camila@x.org', uf: 'DF' },
    },
  },
  patrimonio: {
    bens: {
      velho: {
        ...NOTEBOOK,
        descricao_bem: 'O mais velho',
        data_cadastro: Date.parse('2020-01-10T15:00:00Z'),
        anexos: null,
      },
      k1: NOTEBOOK,
      sala: {
        tipo_objeto: 'Imóvel',
        cnpj: '11.222.333/0001-81',
        empresa: 'Planalto',
        responsavel: 'Ana',
        status: 'Em uso',
      },
      torto: { n_patrimonio: 'S/N', status: 'Sumido', usuario: 'Fulano de Tal', cnpj: '123' },
      fim: { ...NOTEBOOK, n_patrimonio: '99', status: 'Descartado', data_descarte: day('2024-01-02'), anexos: null },
      oficina: { ...NOTEBOOK, n_patrimonio: '77', status: 'Em manutenção', usuario: null, anexos: null },
    },
    fluxos: {
      s1: SAIDA,
      s2: { ...SAIDA, data_saida: day('2024-03-01'), data_retorno: null, hora_retorno: null },
      s3: { ...SAIDA, data_saida: day('2024-02-01'), data_retorno: null, hora_retorno: null },
      s4: { ...SAIDA, bem_relacionado: '77', data_retorno: day('2023-05-01') },
      s5: { ...SAIDA, bem_relacionado: '123456' },
    },
    histManutencao: {
      m1: {
        ...{ bem_relacionado: '0077', responsavel: 'Oficina', descricao_problema: 'Não liga', tipo_objeto: 'Notebook' },
        ...{ data_manutencao: day('2024-06-01'), data_retorno: null },
      },
      m2: { bem_relacionado: 'nenhum', responsavel: 'X', descricao_problema: 'Y', data_manutencao: day('2024-06-01') },
    },
  },
  audit_patrimonio: {
    bens: {
      k1: {
        [String(day('2023-03-01'))]: {
          diff: { status: { old: 'Disponivel', new: 'Em uso' } },
          nome_responsavel: 'Gil',
        },
      },
    },
  },
};

beforeAll(async () => {
  rig = await importRig([funcionariosModule, bensModule, fluxosModule, manutencoesModule]);
  rig.pdf('patrimonio/bens/nota.pdf');
  first = await rig.importar(EXPORT);
});
afterAll(() => rig.close());

const rows = async <T extends object>(table: string, key: string, columns: string) =>
  (await rig.banco.ownerPool.query<T>(`select ${columns} from ${table} where id_origem = $1`, [key])).rows[0];

describe('an asset', () => {
  it('comes with its user, the words of its lists, its author and its told history', async () => {
    expect(
      await rows(
        'bens',
        'k1',
        'n_patrimonio, tipo_objeto, setor_alocado, situacao_base, autor, a_conferir, usuario_nome',
      ),
    ).toEqual({
      ...{ n_patrimonio: '004812', tipo_objeto: 'Notebook', setor_alocado: 'Almoxarifado', situacao_base: 'Em uso' },
      ...{ autor: 'Pessoa gestor@x.org', a_conferir: [], usuario_nome: null },
    });
    expect(
      (await rows<{ u: string }>('bens', 'k1', '(select nome from funcionarios f where f.id = bens.id_usuario) as u'))
        ?.u,
    ).toBe('Camila Prado');
    expect(
      (await rows<{ historico_anterior: object }>('bens', 'k1', 'historico_anterior'))?.historico_anterior,
    ).toEqual([
      {
        ...{ data: '2023-03-01T03:00:00.000Z', nome: 'Gil' },
        mudancas: [{ campo: 'Situação', antes: 'Disponivel', depois: 'Em uso' }],
      },
    ]);
    const { rows: files } = await rig.banco.ownerPool.query('select nome, situacao from bens_anexos');
    expect(files).toEqual([{ nome: 'nota.pdf', situacao: 'Ativo' }]);
  });

  it('of a repeated number the newest keeps it; the other is to be checked', async () => {
    expect(await rows('bens', 'velho', 'n_patrimonio, a_conferir')).toEqual({
      n_patrimonio: '004812',
      a_conferir: ['nPatrimonio'],
    });
  });

  it('of a building has its company; of nothing readable what there is, the rest noted and to be checked', async () => {
    expect(await rows('bens', 'sala', 'classe, cnpj, a_conferir')).toEqual({
      classe: 'predial',
      cnpj: '11222333000181',
      a_conferir: [],
    });
    const torto = await rows<{ especificacao: string; a_conferir: string[] }>(
      'bens',
      'torto',
      'classe, tipo_objeto, usuario_nome, especificacao, a_conferir',
    );
    expect(torto).toMatchObject({ classe: 'predial', tipo_objeto: 'Não informado', usuario_nome: 'Fulano de Tal' });
    expect(torto?.especificacao).toContain('Número de patrimônio no sistema anterior: S/N');
    expect(torto?.a_conferir.toSorted()).toEqual(['cnpj', 'empresa', 'responsavel', 'tipoObjeto']);
  });
});

describe('a movement', () => {
  it('goes to the asset that keeps the number, remarked; an imported word of state stays', async () => {
    expect(
      await rows(
        'bens_fluxos',
        's1',
        'hora_saida, hora_retorno, estado_patrimonio, a_conferir, (select id_origem from bens b where b.id = bem_id) as bem',
      ),
    ).toEqual({
      ...{ hora_saida: '09:30', hora_retorno: '18:00', estado_patrimonio: 'Ótimo estado', a_conferir: [], bem: 'k1' },
    });
    expect(JSON.stringify(first('fluxos').ressalvas)).toContain('ficou no que mantém o número');
  });

  it('of two open ones the last counts; a return before its exit is to be checked; one of no known asset is refused', async () => {
    expect((await rows<{ a_conferir: string[] }>('bens_fluxos', 's2', 'a_conferir'))?.a_conferir).toEqual([]);
    expect((await rows<{ a_conferir: string[] }>('bens_fluxos', 's3', 'a_conferir'))?.a_conferir).toEqual(['bemId']);
    expect((await rows<{ a_conferir: string[] }>('bens_fluxos', 's4', 'a_conferir'))?.a_conferir).toEqual([
      'dataRetorno',
    ]);
    expect(await rows('bens_fluxos', 's5', 'id')).toBeUndefined();
    expect(await rows('bens_manutencoes', 'm2', 'id')).toBeUndefined();
  });

  it('into the workshop stands for the word that said so', async () => {
    expect(await rows('bens_manutencoes', 'm1', 'data_retorno, a_conferir')).toEqual({
      data_retorno: null,
      a_conferir: [],
    });
    expect(await rows('bens', 'oficina', 'situacao_base')).toEqual({ situacao_base: 'Disponivel' });
  });
});

it('a second run brings nothing twice', async () => {
  const again = await rig.importar(EXPORT);
  expect([again('bens').importados, again('histManutencao').importados]).toEqual([0, 0]);
});
