/** The whole move of a small old installation, as an administrator runs it, with what such data really has wrong. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfBytes } from '../platform/files/files-for-tests.ts';
import { type AccountsRig, accountsRig } from '../platform/testing/accounts.ts';

let rig: AccountsRig;
let folder: string;
const at = (name: string) => path.join(folder, name);
const day = (date: string) => Date.parse(`${date}T03:00:00Z`);

const DESPESA = {
  item_despesa: 'item1',
  tipo_despesa: 'Serviços',
  centro_custo: 'Outro',
  descricao: 'Boletim mensal',
  id_beneficiario: 'b1',
  relacao_evento: 'Não',
  valor: 100.1,
  numero_parcelas: 1,
  parcela: '1/1',
  data_vencimento: day('2020-03-10'),
  meio_pagamento: 'Digital',
  tipo_documento: 'BOLETO',
};

const EXPORT = {
  usuarios: {
    u1: {
      email: ' Ana@Sindicato.org.br ',
      displayName: 'Ana Souza',
      logs: {
        l1: { type: 'Login', date: day('2020-01-02') },
        l2: { type: 'report_download', filename: 'despesas.xlsx', date: day('2020-01-03') },
        l3: { type: 'Login' },
      },
    },
    u2: { email: 'bruno@sindicato.org.br', displayName: 'Bruno Lima' },
    u3: { email: 'sem arroba', displayName: 'Ninguém' },
    u4: { email: 'gestora@sindicato.org.br', displayName: 'Gestora' },
  },
  roles: { u1: { aprovador: true, papel_antigo: true }, u2: { aprovador: true }, u4: { admin_financeiro: true } },
  beneficiarios: {
    b1: { tipo: 'J', cpfCnpj: '11.222.333/0001-81', nome_beneficiario: 'Gráfica São João' },
    b2: { tipo: 'F', cpfCnpj: '529.982.247-24', nome_beneficiario: 'José Pereira', desabilitado: true },
    b3: { tipo: 'F', cpfCnpj: '123', nome_beneficiario: 'Sem CPF' },
  },
  itens_despesa: {
    item1: { nome: 'Impressão', tipo: 'Serviços', centro_custo: 'Outro' },
    item2: { nome: 'Salários. Encargos', tipo: 'Pessoal' },
  },
  itens_receita: { r1: { nome: 'Mensalidade', tipo: 'Ordinária' } },
  // Whole-number keys: the old database exports them as a list with holes.
  eventos: [null, { tipo: 'Próprio', nome: 'Assembleia', data_inicio: day('2020-05-02'), areas: ['Defesa', 'Festa'] }],
  funcionarios: { '52998224725': { nome: 'Rita', cpf: '529.982.247-25', data_nascimento: '10/01/1980', uf: 'DF' } },
  suprimentos: { s1: { data: day('2020-02-01'), descricao: 'Saque', valor: '1.500,00' } },
  documentos: {
    d1: { nome: 'Estatuto', anexo: { nome: 'estatuto.pdf', url: 'https://x/o/documentos%2Festatuto.pdf?t=1' } },
  },
  documentos_transparencia: {
    t1: { nome: 'Balanço', url: 'https://x.example/balanco.pdf', email: 'ana@sindicato.org.br' },
  },
  previsoes_orcamentarias: {
    vinte: { 3: { Outro: { item1: 1 } } },
    2020: {
      3: { Outro: { item1: 500.5 } },
      treze: { Outro: { item1: 1 } },
      abril: { 'Gasto%20com%20pessoal': { 'Sal%C3%A1rios%2E%20Encargos': { valor: '1.000,00' }, Nenhum: 1 } },
    },
  },
  expenses: {
    paga: {
      ...DESPESA,
      numero_documento: '10',
      relacao_evento: 'Sim',
      id_evento: '1',
      situacao: 'Aprovada',
      solicitante: 'bruno@sindicato.org.br',
      aprovadores: ['ana@sindicato.org.br', 'saiu@sindicato.org.br'],
      data_liquidacao_pagamento: day('2020-03-09'),
      banco_liquidacao: 'BB',
      valor_estorno: 0.1,
      anexos: {
        a1: { nome: 'nota.pdf', url: 'https://x/o/despesas%2Fnota.pdf?alt=media' },
        a2: { nome: 'virus.exe', url: 'despesas/virus.exe' },
      },
    },
    repetida: { ...DESPESA, numero_documento: '10' },
    p1: { ...DESPESA, item_despesa: 'impressao', numero_documento: '20', numero_parcelas: 2, parcela: '1/2' },
    p2: {
      ...DESPESA,
      item_despesa: 'impressao',
      numero_documento: '20',
      numero_parcelas: 2,
      parcela: '2/2',
      data_vencimento: day('2020-04-10'),
    },
    dinheiro: {
      ...DESPESA,
      numero_documento: '30',
      meio_pagamento: 'Dinheiro',
      data_liquidacao_pagamento: day('2020-03-10'),
      pagamento: 99,
    },
    futura: { ...DESPESA, numero_documento: '80', data_liquidacao_pagamento: day('2090-01-01') },
    semVencimento: { ...DESPESA, numero_documento: '40', data_vencimento: undefined },
    excluida: { ...DESPESA, numero_documento: '10', excluido: true },
    contrato: { ...DESPESA, numero_documento: undefined, relacao_contrato: 'Sim', id_contrato: 'c9' },
    semBeneficiario: { ...DESPESA, numero_documento: '50', id_beneficiario: 'b3' },
    ambigua: { ...DESPESA, numero_documento: '60', valor: '1.234' },
    semItem: { ...DESPESA, numero_documento: '70', item_despesa: 'Outra coisa' },
  },
  receitas: {
    rec1: {
      tipo: 'Ordinária',
      item_receita: 'Mensalidade',
      data: day('2020-03-05'),
      descricao: 'Março',
      valor: 5000,
      origem: 'TCU',
      data_credito: day('2020-03-06'),
      valor_estorno: '10,00',
      anexos: [{ name: 'r.pdf', url: '../../../etc/passwd' }],
    },
    rec2: { tipo: 'Outra', item_receita: 'r1', data: day('2020-03-05'), valor: 1 },
  },
  dashboard: { d: { situacao: 'Ativo' } },
  audit_despesas: { a: { x: 1 }, b: { x: 2 } },
};

beforeAll(async () => {
  rig = await accountsRig();
  await rig.usuario('gestora@sindicato.org.br', ['gestor_sistema']);
  await rig.usuario('clara@sindicato.org.br', ['admin_financeiro']);
  folder = mkdtempSync(path.join(os.tmpdir(), 'sede-importar-'));
  writeFileSync(at('exportacao.json'), JSON.stringify(EXPORT));
  mkdirSync(at('anexos/despesas'), { recursive: true });
  mkdirSync(at('anexos/documentos'));
  writeFileSync(at('anexos/despesas/nota.pdf'), pdfBytes());
  writeFileSync(at('anexos/despesas/virus.exe'), 'MZ not a PDF');
  writeFileSync(at('anexos/documentos/estatuto.pdf'), pdfBytes());
});
afterAll(async () => {
  await rig.close();
  rmSync(folder, { recursive: true, force: true });
});

function importar(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'importar.ts'), ...args], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: at('dados'),
        DATABASE_URL: rig.banco.appUrl,
        DATABASE_OWNER_URL: rig.banco.ownerUrl,
      },
    });
    const read = { out: '', err: '' };
    child.stdout.on('data', (chunk) => (read.out += chunk));
    child.stderr.on('data', (chunk) => (read.err += chunk));
    child.on('close', (code) => resolve({ code, ...read }));
  });
}
const whole = (...more: string[]) =>
  importar(
    '--arquivo',
    at('exportacao.json'),
    '--responsavel',
    'gestora@sindicato.org.br',
    '--anexos',
    at('anexos'),
    ...more,
  );
const one = async (query: string) => (await rig.rows<Record<string, unknown>>(query))[0];
const count = async (table: string) => Number((await one(`select count(*) as n from ${table}`))?.n);

describe('npm run importar', () => {
  it('refuses what it cannot begin with, and writes nothing', async () => {
    writeFileSync(at('cortado.json'), '{"expenses": {');
    const wrong = [
      [['--arquivo', at('cortado.json'), '--responsavel', 'gestora@sindicato.org.br'], 'não é um JSON inteiro'],
      [
        ['--arquivo', at('exportacao.json'), '--responsavel', 'clara@sindicato.org.br'],
        'não é de um gestor do sistema',
      ],
    ] as const;
    for (const [args, text] of wrong) {
      const { code, err } = await importar(...args);
      expect({ code, told: err.includes(text), err }).toMatchObject({ code: 1, told: true });
    }
    expect(await count('beneficiarios')).toBe(0);
  });

  it('simulated, it tells everything and leaves nothing', async () => {
    const { code, out, err } = await whole('--simular');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Simulação: nada foi gravado.');
    expect(out).toMatch(/expenses +12 +9 +0 +3 /);
    for (const table of ['beneficiarios', 'despesas', 'receitas', 'anexos', 'logs_usuario where usuario_id is null'])
      expect(await count(table), table).toBe(0);
    expect(await one(`select 1 from auditoria where operacao like 'importacao%'`)).toBeUndefined();
  });

  it('takes over what it can, says what not and why', async () => {
    const { code, out, err } = await whole();
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/usuarios +4 +3 +0 +1 /);
    expect(out).toMatch(/audit_despesas +2 +não importada/);
    const report = readFileSync(at('exportacao-relatorio.csv'), 'utf8');
    for (const line of [
      'expenses;semBeneficiario;Recusado;o beneficiário não foi importado',
      'expenses;ambigua;Recusado;"valor: valor \'1.234\' é ambíguo"'.replaceAll('"', ''),
      "expenses;semItem;Recusado;não há item 'Outra coisa'",
      'beneficiarios;b3;Recusado;cpfCnpj não é um CPF',
      "previsoes_orcamentarias;vinte/3/Outro/item1;Recusado;ano 'vinte' não existe",
      "previsoes_orcamentarias;2020/treze/Outro/item1;Recusado;mês 'treze' não existe",
      'usuarios;u3;Recusado;o e-mail não é válido',
      'usuarios;u1;Importado com ressalva;perfis que não existem aqui: papel_antigo',
      'usuarios;u4;Importado com ressalva;já tinha acesso: os perfis daqui ficam como estão',
      'expenses;repetida;Importado com ressalva;repete outra despesa: ficou marcada a conferir',
      'expenses;futura;Importado com ressalva;data anterior a 1990, ou de pagamento futuro: ficou a conferir, fora de todos os números',
      'expenses;contrato;Importado com ressalva;ligada ao contrato c9 do sistema anterior',
      'receitas;rec1;Importado com ressalva;anexo não trazido: r.pdf',
    ])
      expect(report).toContain(line);
    expect(statSync(at('exportacao-relatorio.csv')).mode & 0o077, 'for its owner only').toBe(0);
  });

  it('the records are the old ones, to the centavo and the day', async () => {
    expect(
      await one(`select valor, to_char(data_vencimento, 'YYYY-MM-DD') as vence, situacao, aprovacoes, valor_pago, valor_estorno,
      solicitante, relacao_evento, conferir from despesas where id_origem = 'paga'`),
    ).toEqual({
      valor: 10010,
      vence: '2020-03-10',
      situacao: 'Aprovada',
      aprovacoes: 2,
      valor_pago: 10010,
      valor_estorno: 10,
      solicitante: 'bruno@sindicato.org.br',
      relacao_evento: true,
      conferir: false,
    });
    expect(await rig.rows(`select usuario_email from despesas_aprovacoes`)).toEqual([
      { usuario_email: 'ana@sindicato.org.br' },
    ]);
    expect(await rig.rows(`select nome from despesas_anexos`)).toEqual([{ nome: 'nota.pdf' }]);
    expect(await one(`select valor, desconto, valor_pago from despesas where id_origem = 'dinheiro'`)).toEqual({
      valor: 10010,
      desconto: 110,
      valor_pago: 9900,
    });
    const [p1, p2] = await rig.rows<{ grupo_parcelas: string; parcela: string }>(
      `select grupo_parcelas, parcela from despesas where id_origem in ('p1', 'p2') order by parcela`,
    );
    expect([p1?.parcela, p2?.parcela]).toEqual(['1/2', '2/2']);
    expect(p1?.grupo_parcelas).toBe(p2?.grupo_parcelas);
    expect(p1?.grupo_parcelas).not.toBeNull();
    expect(await one(`select conferir from despesas where id_origem = 'repetida'`)).toEqual({ conferir: true });
    expect(await rig.rows('select id_origem from despesas where data_fora')).toEqual([{ id_origem: 'futura' }]);
    expect(await one(`select excluido, conferir from despesas where id_origem = 'excluida'`)).toEqual({
      excluido: true,
      conferir: false,
    });
    expect(await rig.rows(`select ano, mes, centro_custo, valor from previsoes_orcamentarias order by mes`)).toEqual([
      { ano: 2020, mes: 3, centro_custo: 'Outro', valor: 50050 },
      { ano: 2020, mes: 4, centro_custo: 'Gasto com pessoal', valor: 100000 },
    ]);
    expect(await one(`select valor from entradas`)).toEqual({ valor: 150000 });
    expect(await one(`select count(*)::int as n, bool_and(id_anexo is not null) as pdf from documentos`)).toEqual({
      n: 1,
      pdf: true,
    });
    expect(await one(`select id_origem like '%529%' as cpf_na_chave, cpf from funcionarios`)).toEqual({
      cpf_na_chave: false,
      cpf: '52998224725',
    });
  });

  it('people keep their roles, and whoever had access already keeps what they had', async () => {
    const roles = (email: string) =>
      rig.rows(
        `select papel from papeis_usuario p join usuarios u on u.id = p.usuario_id where u.email = $1 order by papel`,
        [email],
      );
    expect(await roles('ana@sindicato.org.br')).toEqual([{ papel: 'aprovador' }]);
    expect(await roles('gestora@sindicato.org.br')).toEqual([{ papel: 'gestor_sistema' }]);
    expect((await rig.browser().enter('ana@sindicato.org.br')).status, 'no password came along').not.toBe(200);
    expect(
      await rig.rows(`select tipo, arquivo from logs_usuario l join usuarios u on u.id = l.usuario_id
      where u.email = 'ana@sindicato.org.br' order by data`),
    ).toEqual([
      { tipo: 'Login', arquivo: null },
      { tipo: 'report_download', arquivo: 'despesas.xlsx' },
    ]);
  });

  it('stands in the audit with who answers for it', async () => {
    const entry = await one(
      `select operacao, motivo from auditoria where tabela = 'despesas' and acao = 'criar' limit 1`,
    );
    expect(entry).toEqual({
      operacao: 'importacao.expenses',
      motivo: 'Importado do sistema anterior; responsável: Pessoa gestora@sindicato.org.br (gestora@sindicato.org.br)',
    });
  });

  it('a second run brings what was mended and changes nothing else', async () => {
    const before = await one(`select count(*)::int as n, sum(versao)::int as versoes from despesas`);
    await rig.rows(`update despesas set descricao = 'Corrigida aqui' where id_origem = 'p1'`);
    writeFileSync(
      at('exportacao.json'),
      JSON.stringify({
        ...EXPORT,
        expenses: { ...EXPORT.expenses, ambigua: { ...EXPORT.expenses.ambigua, valor: 1234 } },
      }),
    );
    const { out } = await whole();
    expect(out).toMatch(/expenses +12 +1 +9 +2 /);
    expect(out).toMatch(/receitas +2 +0 +1 +1 /);
    expect(await one(`select count(*)::int as n, sum(versao)::int as versoes from despesas`)).toEqual({
      n: Number(before?.n) + 1,
      versoes: Number(before?.versoes) + 2,
    });
    expect(await one(`select descricao from despesas where id_origem = 'p1'`)).toEqual({ descricao: 'Corrigida aqui' });
    expect(await one(`select valor from despesas where id_origem = 'ambigua'`)).toEqual({ valor: 123400 });
  });
});
