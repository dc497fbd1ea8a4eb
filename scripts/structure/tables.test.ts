import { describe, expect, it } from 'vitest';
import { ownersOf, tablesOf, tableViolations } from './tables.ts';

const at = (home: string) => `packages/server/src/modules/${home}/x.store.ts`;
const TABLES = new Set(['despesas', 'itens_despesa', 'usuarios']);
const OWNERS = {
  'financeiro/despesas': { despesas: { readBy: ['financeiro/borderos'] }, itens_despesa: {} },
  'acesso/usuarios': { usuarios: { readBy: 'todos' as const, writtenBy: ['acesso/conta'] } },
};
/** Uses every right, so that none of them is the complaint. */
const USED: [string, string][] = [
  [at('financeiro/borderos'), 'sql`select 1 from despesas d`'],
  [at('acesso/conta'), 'sql`update usuarios set nome = 1`'],
];
const judge = (path: string, text: string, owners = OWNERS) =>
  tableViolations(new Map([...USED, [path, text]]), owners, TABLES);

describe('whose table is read and written', () => {
  it.each([
    ['sql`insert into despesas (id) values (1)`', 'writes despesas'],
    ['sql`select 1 from x join despesas d on true`', 'reads despesas'],
    ['sql`update despesas set valor = 1`', 'writes despesas'],
    ['sql`delete\n  from only despesas`', 'writes despesas'],
    ["const itens = childTable('itensDespesa');", 'writes itens_despesa'],
    ["defineRecord({ modulo: 'x', tabela: 'itensDespesa' });", 'writes itens_despesa'],
    ["const r = { tabela: 'itens_despesa', nome: 'O item' };", 'reads itens_despesa'],
    ['sql`update usuarios set nome = 1`', 'writes usuarios'],
  ])('%s is refused to another module', (text, complaint) => {
    expect(judge(at('juridico/processos'), text).join('\n')).toContain(complaint);
  });

  it.each([
    [at('financeiro/despesas'), 'sql`insert into despesas (id) values (1)`'],
    [at('financeiro/borderos'), 'sql`select 1 from despesas`'],
    [at('juridico/processos'), 'sql`select nome from usuarios`'],
    [at('juridico/processos'), '// once it came from despesas'],
    [at('juridico/processos'), 'sql`select 1 from processos for update`'],
    ['packages/server/src/modules/juridico/processos/x.test.ts', 'sql`delete from despesas`'],
  ])('%s may say %s', (path, text) => {
    expect(judge(path, text)).toEqual([]);
  });

  it('who may read may not write', () => {
    const writes = judge(at('financeiro/borderos'), 'sql`select 1 from despesas; update despesas set valor = 1`');
    expect(writes).toEqual([expect.stringContaining('writes despesas')]);
  });

  it('a table without an owner, with two, and one that does not exist are told', () => {
    const owners = { ...OWNERS, 'juridico/processos': { despesas: {}, processos: {} } };
    const told = judge(at('x/y'), '', owners).join('\n');
    expect(told).toContain('despesas has two owners');
    expect(told).toContain('processos, which is no table');
    const none = tableViolations(new Map(USED), OWNERS, new Set([...TABLES, 'bens']));
    expect(none).toEqual([expect.stringContaining('bens has no owner')]);
  });

  it('a right that nobody uses is told', () => {
    const owners = { ...OWNERS, 'financeiro/despesas': { despesas: { readBy: ['juridico'] }, itens_despesa: {} } };
    expect(judge(at('x/y'), '', owners).join('\n')).toContain('nobody uses despesas readBy juridico');
  });
});

it('owners are known by their folder, tables by their names in SQL', () => {
  const tree = new Map([[at('financeiro/itens-despesa'), '']]);
  expect(ownersOf(tree, { itensDespesa: { tables: { itens_despesa: {} } }, painel: {} }, {})).toEqual({
    'financeiro/itens-despesa': { itens_despesa: {} },
  });
  expect([...tablesOf('export interface Database {\n  itensDespesa: ItensDespesaTable;\n}')]).toEqual([
    'itens_despesa',
  ]);
});
