/** The demonstration: a short one is made and read back; folders and settings of a real installation are refused. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROLES } from '@sede/domain/access';
import { isCnpj, isCpf } from '@sede/domain/kernel';
import { VALORES_CODIGO } from '@sede/domain/modules/filiados/consignacoes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saldosDasContas } from '#modules/financeiro/contas-bancarias/index.ts';
import { readSaldo } from '#modules/financeiro/suprimentos/index.ts';
import { readWho } from '#platform/auth/index.ts';
import { loadConfig } from '#platform/config/config.ts';
import { loadDemoConfig } from '#platform/config/demo-config.ts';
import { isDemonstration } from '#platform/db/demo-marker.ts';
import { type TestDatabase, testDatabase } from '#platform/testing/database.ts';
import { quickPasswords } from '#platform/testing/quick-passwords.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { createDiary } from './diary.ts';
import { claimFolder, emptyFolder, MARKER } from './folder.ts';
import type { ModuleKey } from './office.ts';
import { orderParts } from './order.ts';
import type { DemoPart } from './part.ts';
import { makePdf } from './pdf.ts';
import { findPerson } from './people.ts';
import { prepareDemo } from './prepare.ts';

quickPasswords();

/** The first day of a finance month, on which the fewest things have happened. */
const HOJE = '2026-11-21';
const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(path.join(tmpdir(), 'sede-demo-'));
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

describe('the people', () => {
  it('have an account for every role', () => {
    for (const { valor } of ROLES) {
      expect(
        DEMO_ACCOUNTS.some(({ papeis }) => papeis.length === 1 && papeis[0] === valor),
        valor,
      ).toBe(true);
    }
    expect(new Set(DEMO_ACCOUNTS.map(({ email }) => email)).size).toBe(DEMO_ACCOUNTS.length);
  });

  it('are found by role: who has no other first', () => {
    const people = DEMO_ACCOUNTS.map((account) => ({ ...account, usuarioId: account.email }));
    const names = [0, 1, 2].map((index) => findPerson(people, 'aprovador', index).nome);
    expect(names).toEqual(['Carlos Eduardo Mota', 'Denise Aguiar', 'Míriam Sousa']);
    expect(() => findPerson(people, 'aprovador', 3)).toThrow('only 3 people');
  });
});

describe('the parts', () => {
  const part = (...after: ModuleKey[]): DemoPart => ({ after, seed: () => undefined });

  it('come after those that they name, otherwise in the order of the modules', () => {
    const parts = { eventos: part('documentos'), receitas: part(), documentos: part('receitas'), avisos: part() };
    const order = orderParts(Object.entries(parts)).map(([modulo]) => modulo);
    expect(order).toEqual(['receitas', 'documentos', 'eventos', 'avisos']);
  });

  it('are refused where they wait for each other, or for a module without one', () => {
    expect(() => orderParts([['eventos', part('documentos')]])).toThrow(
      'eventos → documentos: that module has no part',
    );
    const circle = { eventos: part('documentos'), documentos: part('eventos') };
    expect(() => orderParts(Object.entries(circle))).toThrow('eventos → documentos → eventos');
  });

  it('have their works done by day and hour, also those that a work plans for its own day', async () => {
    const done: string[] = [];
    let clock = '';
    const { on, live } = createDiary({
      at: (date, hora) => {
        clock = `${date} ${hora}`;
      },
    });
    const note = (name: string) => async () => void done.push(`${clock} ${name}`);
    on('2026-02-01', '09:00', note('next day'));
    on('2026-01-31', '17:00', note('evening'));
    on('2026-01-31', '09:00', async () => {
      await note('morning')();
      on('2026-01-31', '10:00', note('planned late'));
    });
    on('2026-01-31', '17:00', note('after it'));
    await live();
    expect(done).toEqual([
      '2026-01-31 09:00 morning',
      '2026-01-31 10:00 planned late',
      '2026-01-31 17:00 evening',
      '2026-01-31 17:00 after it',
      '2026-02-01 09:00 next day',
    ]);
  });
});

describe('a short demonstration', () => {
  let banco: TestDatabase;
  const rows = async <T>(query: string) => (await banco.ownerPool.query(query)).rows as T[];
  const count = async (where: string) =>
    (await rows<{ n: number }>(`select count(*)::int as n from despesas d where ${where}`))[0]?.n ?? 0;

  beforeAll(async () => {
    banco = await testDatabase();
    expect(await isDemonstration(banco.appUrl)).toBe(false);
    const config = loadConfig({ DATA_DIR: folder(), LOG_LEVEL: 'silent' });
    const made = await prepareDemo(config, banco.appUrl, { hoje: HOJE, meses: 3 });
    expect(made.usuarios).toBe(DEMO_ACCOUNTS.length);
    expect(made.resumo).toEqual(
      expect.arrayContaining([
        `${await count('true')} despesas`,
        '60 beneficiários',
        '40 itens',
        expect.stringMatching(/^6\d filiados$/),
      ]),
    );
  }, 300_000);
  afterAll(() => banco.drop());

  it('is marked as one', async () => {
    expect(await isDemonstration(banco.appUrl)).toBe(true);
  });

  it('keeps documents, some ended, publishes with files and a link, and has employees', async () => {
    const [found] = await rows(`select
      (select count(*)::int from documentos) as documentos,
      (select count(*)::int from documentos where data_fim_vigencia < '${HOJE}') as encerrados,
      (select count(*)::int from documentos_transparencia where id_anexo is not null) as arquivos,
      (select count(*)::int from documentos_transparencia where url is not null) as links,
      (select count(*)::int from eventos where id_documento is not null) as ligados,
      (select count(*)::int from funcionarios) as funcionarios`);
    expect(found).toEqual({ documentos: 7, encerrados: 2, arquivos: 12, links: 1, ligados: 1, funcionarios: 9 });
  });

  it('has a budget of each month lived, and none yet of the year to come', async () => {
    const found = await rows<{ ano: number; meses: number }>(
      'select ano, count(distinct mes)::int as meses from previsoes_orcamentarias where valor > 0 group by ano order by ano',
    );
    expect(found).toEqual([{ ano: 2026, meses: 12 }]);
  });

  it('has beneficiaries whose CPF and CNPJ are right', async () => {
    const found = await rows<{ tipo: string; cpf_cnpj: string }>('select tipo, cpf_cnpj from beneficiarios');
    expect(found).toHaveLength(60);
    expect(new Set(found.map(({ cpf_cnpj }) => cpf_cnpj)).size).toBe(60);
    expect(found.filter(({ tipo, cpf_cnpj }) => !(tipo === 'F' ? isCpf(cpf_cnpj) : isCnpj(cpf_cnpj)))).toEqual([]);
  });

  it('has expenses in every state, and what is approved was approved by two people who did not ask', async () => {
    const aberta = 'd.data_liquidacao_pagamento is null';
    expect(await count(`d.data_vencimento = '${HOJE}' and ${aberta}`)).toBeGreaterThanOrEqual(3);
    expect(await count(`d.data_vencimento < '${HOJE}' and ${aberta}`)).toBeGreaterThan(0);
    expect(await count('d.data_liquidacao_pagamento is not null')).toBeGreaterThan(50);
    for (const situacao of ['Aguardando aprovação', 'Aprovada', 'Negada']) {
      expect(await count(`d.situacao = '${situacao}'`), situacao).toBeGreaterThan(0);
    }
    expect(await count('d.situacao is null')).toBeGreaterThan(0);
    expect(await count(`d.situacao = 'Negada' and d.motivo_negacao is null`)).toBe(0);
    const aprovacoes = '(select count(distinct a.usuario_id) from despesas_aprovacoes a where a.despesa_id = d.id)';
    expect(await count(`d.situacao = 'Aprovada' and ${aprovacoes} <> 2`)).toBe(0);
    expect(
      await count(
        `exists (select 1 from despesas_aprovacoes a where a.despesa_id = d.id and a.usuario_id = d.solicitante_id)`,
      ),
    ).toBe(0);
    expect(await count(`d.data_liquidacao_pagamento > '${HOJE}'`)).toBe(0);
    expect(await count('d.numero_parcelas > 1')).toBeGreaterThan(0);
  });

  it('has revenues that came, are late and are to come, each registered before it was credited', async () => {
    const receitas = async (where: string) =>
      (await rows<{ n: number }>(`select count(*)::int as n from receitas where ${where}`))[0]?.n ?? 0;
    expect(await receitas('data_credito is not null')).toBeGreaterThan(15);
    expect(await receitas(`data_credito is null and data > '${HOJE}'`)).toBeGreaterThan(8);
    expect(await receitas(`data_credito > '${HOJE}' or data_estorno > '${HOJE}'`)).toBe(0);
    expect(await receitas('data_credito is not null and criado_em::date > data_credito')).toBe(0);
    expect(await rows('select 1 from receitas_anexos limit 1')).toHaveLength(1);
  });

  it('has accounts that pay, receive and never owe, and a till that is never empty at a month’s end', async () => {
    const [sem] = await rows<{ n: number }>(`select
      (select count(*)::int from despesas where data_liquidacao_pagamento is not null and meio_pagamento <> 'Dinheiro'
        and id_conta_liquidacao is null) + (select count(*)::int from receitas
        where data_credito is not null and id_conta_credito is null) as n`);
    expect(sem?.n).toBe(0);
    const saldos = await saldosDasContas(banco.db, HOJE);
    expect(saldos.map(({ nome }) => nome)).toEqual(['Aplicação BB', 'Conta CEF', 'Conta movimento']);
    expect(saldos.filter(({ saldo }) => saldo <= 0)).toEqual([]);
    const [mes] = await rows<{ n: number }>(
      `select count(*)::int as n from transferencias where data = '${HOJE}' and id_conta_destino is null`,
    );
    expect(mes?.n, 'the month that begins today has its first transfer').toBe(1);
    const [someone] = await rows<{ id: string }>(
      `select usuario_id as id from papeis_usuario where papel = 'admin_financeiro' order by usuario_id limit 1`,
    );
    const finance = await readWho(banco.db, someone?.id ?? '');
    if (!finance) throw new Error('The demonstration has somebody in finance.');
    for (const fim of ['2026-09-20', '2026-10-20', '2026-11-20']) {
      const caixa = await readSaldo({ db: banco.db, actor: finance, today: HOJE }, { fim });
      expect(Math.min(caixa.saldo, caixa.emCaixa), fim).toBeGreaterThan(0);
    }
  });

  it('has retained taxes that were paid over, and a month that is late', async () => {
    const [found] = await rows(`select
      (select count(*)::int from retencoes_recolhimentos) as recolhidos,
      (select count(*)::int from despesas d where d.irrf > 0 and d.data_liquidacao_pagamento < '2026-10-01'
        and not exists (select 1 from retencoes_recolhimentos x
          where x.mes = to_char(d.data_liquidacao_pagamento, 'YYYY-MM'))) as atrasadas`);
    expect(found).toMatchObject({ recolhidos: expect.toSatisfy((n) => n >= 1) });
    expect(found).toMatchObject({ atrasadas: expect.toSatisfy((n) => n >= 1) });
  });

  it('pays and receives under contracts: of suppliers what is paid and what is open, of one revenues only, of others nothing', async () => {
    const found = await rows<{ nome: string; pagas: number; abertas: number; receitas: number; deles: boolean }>(`
      select c.nome, count(d.data_liquidacao_pagamento)::int as pagas,
        (count(d.id) - count(d.data_liquidacao_pagamento))::int as abertas,
        (select count(*)::int from receitas r where r.id_contrato = c.id) as receitas,
        coalesce(bool_and(exists (select 1 from contratos_cnpjs k
          where k.contrato_id = c.id and k.id_beneficiario = d.id_beneficiario)), false) as deles
      from contratos c left join despesas d on d.id_contrato = c.id group by c.id order by c.nome`);
    const de = (nome: string) => found.find((um) => um.nome === nome);
    for (const nome of ['Assessoria jurídica trabalhista', 'Limpeza e copa', 'Internet da sede'])
      expect(de(nome)).toMatchObject({
        ...{ pagas: expect.toSatisfy((n) => n >= 2), abertas: expect.toSatisfy((n) => n >= 1), deles: true },
      });
    expect(de('Vigilância da sede')).toMatchObject({ pagas: expect.toSatisfy((n) => n >= 2), deles: true });
    expect(de('Locação do auditório')).toMatchObject({
      pagas: 0,
      abertas: 0,
      receitas: expect.toSatisfy((n) => n > 0),
    });
    expect(de('Seguro predial')).toMatchObject({ pagas: 0, abertas: 0, receitas: 0 });
  });

  it('has recurring expenses that wait, one of them forgotten, one skipped, and payment batches open and paid', async () => {
    const [found] = await rows(`select
      (select count(*)::int from recorrencias) as modelos,
      (select count(*)::int from recorrencias_meses where motivo_pulo is not null) as pulados,
      (select count(*)::int from borderos where situacao = 'aberto') as abertos,
      (select count(*)::int from borderos where situacao = 'liquidado') as liquidados,
      (select count(*)::int from borderos_despesas where aberto) as a_pagar`);
    expect(found).toEqual({ modelos: 7, pulados: 1, abertos: 1, liquidados: 2, a_pagar: 4 });
    const [feitas] = await rows<{ n: number; pagas: number }>(`select count(*)::int as n,
      count(d.data_liquidacao_pagamento)::int as pagas from recorrencias_meses m join despesas d on d.id = m.despesa_id`);
    expect(feitas?.n).toBeGreaterThan(12);
    expect(feitas?.pagas).toBe(feitas?.n);
    const [forgotten] = await rows(`select 1 from recorrencias r where r.descricao like 'Malote%' and not exists (
      select 1 from recorrencias_meses m where m.recorrencia_id = r.id and m.mes = '2026-10')`);
    expect(forgotten).toBeDefined();
  });

  it('has statements of each account: closed months signed, the current one half matched, with what awaits', async () => {
    const [found] = await rows<{ assinadas: number }>(`select
      (select count(distinct id_conta)::int from extratos) as contas,
      (select count(*)::int from conciliacoes where assinada) as assinadas,
      (select count(*)::int from extratos_lancamentos where estado = 'pendente' and data <= '2026-10-31') as atrasados,
      (select count(*)::int > 5 from extratos_lancamentos where estado = 'pendente') as esperam,
      (select count(*)::int > 5 from extratos_lancamentos where estado = 'conciliado' and data > '2026-10-31') as feitos`);
    expect(found).toMatchObject({ contas: 3, atrasados: 0, esperam: true, feitos: true });
    expect(found?.assinadas).toBeGreaterThanOrEqual(3);
  });

  it('has a payroll check of three months in which every code stands', async () => {
    const codigos = await rows<{ codigo: string }>(
      'select codigo from consignacao_linhas where codigo is not null union select codigo from consignacao_resultados order by 1',
    );
    expect(codigos.map(({ codigo }) => codigo)).toEqual(VALORES_CODIGO.toSorted());
    expect(
      await rows(`select count(distinct competencia)::int as meses, count(distinct layout_nome)::int as layouts
      from consignacao_arquivos where atual`),
    ).toEqual([{ meses: 3, layouts: 3 }]);
  });

  it('has terms of responsibility accepted by the link, signed on paper, refused and waiting, each answered by whom it asks', async () => {
    const found = await rows<{ estado: string; forma: string | null; n: number }>(
      "select estado, forma, count(*)::int as n from bens_termos where estado <> 'substituido' group by 1, 2 order by 1, 2",
    );
    expect(found.map(({ estado, forma }) => [estado, forma])).toEqual([
      ['aceito', 'eletronica'],
      ['aceito', 'papel'],
      ['aguardando', null],
      ['recusado', 'eletronica'],
    ]);
    expect(
      await rows(`select 1 from bens_termos where forma = 'papel' and anexo_id is null
        or forma = 'eletronica' and (cpf is null or resumo is null or endereco is null)`),
    ).toEqual([]);
    const quem = await rows<{
      forma: string;
      pelo_link: boolean;
    }>(`select distinct t.forma, a.usuario_id is null as pelo_link
      from bens_termos t join auditoria a on a.tabela = 'bens_termos' and a.depois ->> 'id' = t.id::text
      and a.operacao = case t.forma when 'papel' then 'termos.papel' else 'termos.responder' end where t.forma is not null order by 1`);
    expect(quem).toEqual([
      { forma: 'eletronica', pelo_link: true },
      { forma: 'papel', pelo_link: false },
    ]);
  });

  it('is written by the operations: every expense has its history, in the past, by a person', async () => {
    expect(
      await rows(`select 1 from despesas d where not exists (select 1 from auditoria a where a.registro_id = d.id
        and a.operacao in ('despesas.create', 'recorrencias.confirmarVarias') and a.usuario_id is not null and a.em < '${HOJE}T23:59:59-03')`),
    ).toEqual([]);
    const [files] = await rows<{ n: number }>('select count(*)::int as n from despesas_anexos');
    expect(files?.n).toBeGreaterThan(20);
    const [unread] = await rows<{ n: number }>('select count(*)::int as n from avisos where lido_em is null');
    expect(unread?.n).toBeGreaterThan(0);
  });
});

it('a demonstration made on the first day of a year is whole too', { timeout: 300_000 }, async () => {
  const hoje = '2027-01-01';
  const banco = await testDatabase();
  try {
    const config = loadConfig({ DATA_DIR: folder(), LOG_LEVEL: 'silent' });
    // Two months: each account has a closed one, signed, before the one that begins today.
    await prepareDemo(config, banco.appUrl, { hoje, meses: 2 });
    const { rows } = await banco.ownerPool.query(`select
      (select count(*)::int > 0 from transferencias where data >= '2026-12-21' and id_conta_destino is null) as entradas,
      (select count(distinct id_conta)::int from extratos) as contas_com_extrato,
      (select count(*)::int from conciliacoes where assinada) as assinadas,
      (select count(*)::int > 5 from extratos_lancamentos where estado = 'pendente') as esperam,
      (select count(*)::int from borderos where situacao = 'aberto') as lotes,
      (select count(*)::int from auditoria where em > '${hoje}T00:00:00-03') as do_futuro`);
    const whole = { entradas: true, contas_com_extrato: 3, assinadas: 4, esperam: true, lotes: 1, do_futuro: 0 };
    expect(rows[0]).toEqual(whole);
  } finally {
    await banco.drop();
  }
});

it('a PDF of the demonstration says where each of its objects begins', () => {
  const text = makePdf('BOLETO nº 1', ['Água (1/2)']).toString('latin1');
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(table, table + 4)).toBe('xref');
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) => Number(at));
  expect(offsets.map((at) => text.slice(at, at + 5).trim())).toEqual(['1 0 o', '2 0 o', '3 0 o', '4 0 o', '5 0 o']);
  expect(text).toContain('Água \\(1/2\\)');
});

describe('nothing of it can reach a real installation', () => {
  it.each(['DATABASE_URL', 'SMTP_URL', 'S3_BUCKET', 'BACKUP_S3_BUCKET', 'PUBLIC_URL', 'DEPLOYMENT', 'ADMIN_EMAIL'])(
    '%s is refused by its name',
    (name) => {
      expect(() => loadDemoConfig({ [name]: 'https://x.org', DATA_DIR: '/tmp/x' })).toThrow(name);
    },
  );

  it('has a folder of its own', () => {
    expect(loadDemoConfig({}).dataDir).not.toBe(loadConfig({}).dataDir);
    expect(loadDemoConfig({}).dataDir).toContain('demonstracao');
    expect(loadDemoConfig({ DATA_DIR: '/tmp/x', PORT: '4000' })).toMatchObject({ port: 4000, dataDir: '/tmp/x' });
  });

  it('takes an empty folder or its own, empties only its own, and refuses any other', () => {
    const real = folder();
    writeFileSync(path.join(real, 'segredo'), 'x');
    expect(() => claimFolder(real, { reset: true })).toThrow('não são da demonstração');
    expect(() => emptyFolder(real)).toThrow('não é a pasta');
    expect(existsSync(path.join(real, 'segredo'))).toBe(true);
    const own = path.join(folder(), 'nova');
    claimFolder(own, { reset: false });
    mkdirSync(path.join(own, 'postgres'));
    claimFolder(own, { reset: false });
    expect(existsSync(path.join(own, 'postgres'))).toBe(true);
    claimFolder(own, { reset: true });
    expect(existsSync(path.join(own, 'postgres'))).toBe(false);
    expect(existsSync(path.join(own, MARKER))).toBe(true);
  });
});
