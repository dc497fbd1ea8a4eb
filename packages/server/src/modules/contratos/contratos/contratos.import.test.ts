/** Contracts of the old system, as such exports really are: what comes, what comes to be checked, links, the second pass, a second run. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { importRig } from '#platform/testing/import-rig.ts';
import { beneficiariosModule } from '../../financeiro/beneficiarios/index.ts';
import { despesasModule } from '../../financeiro/despesas/index.ts';
import { documentosModule } from '../../financeiro/documentos/index.ts';
import { eventosModule } from '../../financeiro/eventos/index.ts';
import { itensDespesaModule } from '../../financeiro/itens-despesa/index.ts';
import { itensReceitaModule } from '../../financeiro/itens-receita/index.ts';
import { receitasModule } from '../../financeiro/receitas/index.ts';
import { alertContratos } from './alertas.jobs.ts';
import { contratosModule } from './index.ts';

let rig: Awaited<ReturnType<typeof importRig>>;
let first: Awaited<ReturnType<typeof rig.importar>>;

const day = (date: string) => Date.parse(`${date}T03:00:00Z`);
const CNPJ = '11.222.333/0001-81';
const LIMPEZA = {
  ...{ tipo_objeto: 'Contrato', nome: 'Limpeza', numero_contrato: '0042/2023', situacao: 'Vigente' },
  ...{ data_inicio: day('2023-01-01'), data_fim: day('2099-12-31'), data_alerta: day('2099-11-30') },
  cnpj_contratados: [{ cnpj_contratado: CNPJ }],
  emails: [{ email: 'Contratos@Sindicato.org.br' }],
  ...{ observacoes: 'Renovado em 2022.', data_carregamento: Date.parse('2022-12-20T15:00:00Z'), by: 'gestor@x.org' },
  anexos: {
    a1: { nome: 'contrato.pdf', url: 'https://x/o/contratos%2Fk1%2Fcontrato.pdf?alt=media', situacao: 'Ativo' },
    a2: { nome: 'velho.pdf', url: 'contratos/k1/velho.pdf', situacao: 'Excluido' },
  },
};
const DESPESA = {
  ...{ item_despesa: 'i1', tipo_despesa: 'Serviços', id_beneficiario: 'b1', valor: 100, parcela: '1/1' },
  ...{ data_vencimento: day('2023-03-10'), meio_pagamento: 'Digital', tipo_documento: 'BOLETO' },
};
const EXPORT = {
  beneficiarios: { b1: { tipo: 'J', cpfCnpj: CNPJ, nome_beneficiario: 'Brilho Fácil' } },
  itens_despesa: { i1: { nome: 'Limpeza', tipo: 'Serviços', centro_custo: 'Outro' } },
  itens_receita: { i2: { nome: 'Aluguel', tipo: 'Ordinária' } },
  documentos: { d1: { nome: 'Estatuto' } },
  contador_contratos: 57,
  contratos: {
    // Deleted, and first in the export: of the number it gives way.
    morto: { ...LIMPEZA, nome: 'Limpeza velha', situacao: 'Excluido' },
    k1: LIMPEZA,
    repetido: { ...LIMPEZA, nome: 'Outra limpeza' },
    alto: { ...LIMPEZA, nome: 'Alto', numero_contrato: '120/2021', situacao: 'Encerrado', tipo_objeto: 'contrato' },
    vazio: {
      nome: 'Sem nada',
      cnpj_contratados: [{ cnpj_contratado: '123' }],
      emails: [{ email: 'sem arroba' }],
      situacao: 'Sumido',
    },
    torto: { ...LIMPEZA, nome: 'Torto', numero_contrato: 'S/N', data_fim: day('2022-12-31') },
    papel: {
      ...{ tipo_objeto: 'Documento', nome: 'Acordo', numero_contrato: '0043/2023', data_alerta: day('2023-05-01') },
      ...{ data_inicio_vigencia: day('2023-01-01'), data_fim_vigencia: day('2024-01-01') },
      anexos: [{ nome: 'acordo.pdf', url: 'contratos/acordo.pdf' }],
      cnpj_contratados: ['529.982.247-25'],
    },
    semNome: { ...LIMPEZA, nome: ' ' },
  },
  audit_contratos: {
    k1: {
      [String(Date.parse('2023-02-01T12:00:00Z'))]: {
        diff: { nome: { old: 'Faxina', new: 'Limpeza' }, data_fim: [day('2023-12-31'), day('2099-12-31')] },
        nome_responsavel: 'Paula',
      },
      [String(Date.parse('2023-05-01T12:00:00Z'))]: {
        diff: [{ kind: 'E', path: ['situacao'], lhs: 'Encerrado', rhs: 'Vigente' }],
        nome_responsavel: 'Rui',
      },
      ontem: { diff: 'mudou tudo' },
    },
  },
  eventos: {
    e1: { tipo: 'Próprio', nome: 'Corrida', id_documento: 'k1' },
    e2: { tipo: 'Próprio', nome: 'Missa', id_documento: 'd1' },
  },
  expenses: {
    ligada: { ...DESPESA, numero_documento: '1', relacao_contrato: 'Sim', id_contrato: 'k1' },
    morta: { ...DESPESA, numero_documento: '2', relacao_contrato: 'Sim', id_contrato: 'morto' },
  },
  receitas: {
    r1: { tipo: 'Ordinária', item_receita: 'i2', data: day('2023-03-05'), valor: 50, id_contrato: 'k1' },
  },
};

beforeAll(async () => {
  rig = await importRig([
    ...[beneficiariosModule, itensDespesaModule, itensReceitaModule, documentosModule, contratosModule, eventosModule],
    ...[despesasModule, receitasModule],
  ]);
  for (const file of ['contratos/k1/contrato.pdf', 'contratos/acordo.pdf']) rig.pdf(file);
  first = await rig.importar(EXPORT);
});
afterAll(() => rig.close());

const one = async (query: string) => (await rig.rows<Record<string, unknown>>(query))[0];
const contrato = (chave: string, columns: string) =>
  one(`select ${columns} from contratos where id_origem = '${chave}'`);
const ressalvas = (area: string, chave: string) =>
  first(area)
    .ressalvas.filter((um) => um.chave === chave)
    .map(({ texto }) => texto);

describe('a contract of the old system', () => {
  it('comes with number, term, parties, addresses, living files, note and told history', async () => {
    expect(
      await contrato(
        'k1',
        `tipo_objeto, nome, numero_contrato, situacao, data_inicio::text, data_fim::text, data_alerta::text, autor, a_conferir`,
      ),
    ).toEqual({
      ...{ tipo_objeto: 'Contrato', nome: 'Limpeza', numero_contrato: '0042/2023', situacao: 'Vigente' },
      ...{ data_inicio: '2023-01-01', data_fim: '2099-12-31', data_alerta: '2099-11-30' },
      ...{ autor: 'Pessoa gestor@x.org', a_conferir: [] },
    });
    const of = (table: string, columns: string) =>
      rig.rows(`select ${columns} from ${table} t join contratos c on c.id = t.contrato_id where c.id_origem = 'k1'`);
    expect(await of('contratos_cnpjs', 't.cnpj_contratado, t.nome, t.id_beneficiario is not null as dele')).toEqual([
      { cnpj_contratado: '11222333000181', nome: 'Brilho Fácil', dele: true },
    ]);
    expect(await of('contratos_emails', 't.email')).toEqual([{ email: 'contratos@sindicato.org.br' }]);
    expect(await of('contratos_anexos', 't.nome')).toEqual([{ nome: 'contrato.pdf' }]);
    expect(await of('contratos_observacoes', 't.observacao, t.autor_nome')).toEqual([
      { observacao: 'Renovado em 2022.', autor_nome: 'Pessoa gestor@x.org' },
    ]);
    expect((await contrato('k1', 'historico_anterior'))?.historico_anterior).toEqual([
      {
        data: '2023-05-01T12:00:00.000Z',
        nome: 'Rui',
        mudancas: [{ campo: 'Situação', antes: 'Encerrado', depois: 'Vigente' }],
      },
      {
        ...{ data: '2023-02-01T12:00:00.000Z', nome: 'Paula' },
        mudancas: [
          { campo: 'Nome', antes: 'Faxina', depois: 'Limpeza' },
          { campo: 'Fim da vigência', antes: '31/12/2023', depois: '31/12/2099' },
        ],
      },
      { data: null, nome: null, mudancas: [{ campo: 'Alteração', antes: null, depois: 'mudou tudo' }] },
    ]);
    expect(ressalvas('contratos', 'k1')).toEqual(['anexos já excluídos, que não vieram: 1']);
  });

  it('that lacks something comes to be checked, with what could not be read in a note; only one without a name is refused', async () => {
    expect((await contrato('repetido', 'a_conferir'))?.a_conferir).toEqual(['numeroContrato']);
    expect((await contrato('torto', 'a_conferir'))?.a_conferir).toEqual(['dataFim', 'dataAlerta', 'numeroContrato']);
    const { a_conferir, situacao, tipo_objeto } = (await contrato('vazio', 'a_conferir, situacao, tipo_objeto')) ?? {};
    expect([a_conferir, situacao, tipo_objeto]).toEqual([
      ['dataInicio', 'dataFim', 'dataAlerta', 'contratados', 'emails', 'numeroContrato', 'anexos'],
      ...['Vigente', 'Contrato'],
    ]);
    const notas = await rig.rows<{ observacao: string }>(
      `select observacao from contratos_observacoes o join contratos c on c.id = o.contrato_id where c.id_origem in ('vazio', 'torto') and o.autor_nome = 'Sistema anterior' order by c.nome`,
    );
    expect(notas.map(({ observacao }) => observacao)).toEqual([
      'CNPJ no sistema anterior: 123\nE-mail no sistema anterior: sem arroba',
      'Número no sistema anterior: S/N',
    ]);
    expect(ressalvas('contratos', 'vazio')).toContain("situacao 'Sumido' não existe: ficou Vigente");
    expect(await contrato('papel', 'a_conferir, data_inicio::text')).toEqual({
      a_conferir: [],
      data_inicio: '2023-01-01',
    });
    expect(first('contratos').recusados).toEqual([{ chave: 'semNome', texto: 'falta nome' }]);
  });

  it('leaves the counter at the highest number, and areas of its own are known', async () => {
    expect(await one('select ultimo from contratos_contador')).toEqual({ ultimo: 120 });
    expect(() => first('audit_contratos')).toThrow('no report');
  });

  it('tells nothing of marks from before that day', async () => {
    const clock = fixedClock('2026-11-20T12:00:00.000Z');
    await rig.rows(`update contratos set data_fim = '2026-11-25', data_alerta = '2026-11-01' where id_origem = 'k1'`);
    const { systemWrite } = rig.accounts;
    expect(await alertContratos({ clock, config: { publicUrl: 'http://x.org', port: 1 }, systemWrite })).toEqual({
      mensagens: 0,
    });
    await rig.rows(`update contratos set data_fim = '2099-12-31', data_alerta = '2099-11-30' where id_origem = 'k1'`);
  });
});

describe('links of finance', () => {
  const links = () =>
    rig.rows<{
      id_origem: string;
      ligada: boolean;
      diz: boolean;
    }>(`select id_origem, id_contrato is not null as ligada, relacao_contrato as diz from despesas
      union all select id_origem, id_contrato is not null, relacao_contrato from receitas
      union all select id_origem, id_contrato is not null, relacao_documentos from eventos order by 1`);
  const LIGADOS = [
    { id_origem: 'e1', ligada: true, diz: true },
    { id_origem: 'e2', ligada: false, diz: true },
    { id_origem: 'ligada', ligada: true, diz: true },
    { id_origem: 'morta', ligada: false, diz: true },
    { id_origem: 'r1', ligada: true, diz: true },
  ];
  it('come over with their records, but to a deleted contract', async () => {
    expect(await links()).toEqual(LIGADOS);
    expect(ressalvas('expenses', 'morta')).toContain('ligada ao contrato morto do sistema anterior');
  });

  it('of what came before contracts did are set by the same export, where there is none and nobody here took it away', async () => {
    // As an import of before left them, and one that somebody here took the link of.
    await rig.accounts.systemWrite('importacao.antes', async ({ tx }) => {
      const { sql } = await import('kysely');
      await sql`update despesas set id_contrato = null`.execute(tx);
      await sql`update eventos set id_contrato = null, relacao_documentos = id_documento is not null`.execute(tx);
    });
    await rig.accounts.systemWrite('receitas.update', async ({ tx }) => {
      const { sql } = await import('kysely');
      await sql`update receitas set id_contrato = null, relacao_contrato = false`.execute(tx);
    });
    expect((await links()).filter(({ ligada }) => ligada)).toEqual([]);
    await rig.importar(EXPORT);
    expect(await links()).toEqual(
      LIGADOS.map((um) => (um.id_origem === 'r1' ? { ...um, ligada: false, diz: false } : um)),
    );
    expect(
      await one(`select operacao, motivo from auditoria where tabela = 'despesas' order by id desc limit 1`),
    ).toEqual({
      operacao: 'importacao.expenses',
      motivo: 'Importado do sistema anterior; responsável: Gestor (gestor@x.org)',
    });
  });

  it('and everything else stay as they are when it is run again', async () => {
    const state = () =>
      rig.rows(`select id, versao from contratos union all select id, versao from despesas union all select id, versao from receitas
        union all select id, versao from eventos order by 1`);
    const before = await state();
    const again = await rig.importar(EXPORT);
    expect(await state()).toEqual(before);
    expect(again('contratos')).toMatchObject({ importados: 0, jaImportados: 7 });
    expect(await one('select ultimo from contratos_contador')).toEqual({ ultimo: 120 });
  });
});
