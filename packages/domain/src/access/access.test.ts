import { describe, expect, test } from 'vitest';
import {
  ALL_PERMISSIONS,
  can,
  cardsOf,
  HOME_CARDS,
  HOME_GROUPS,
  isRole,
  type Permission,
  permissionsOf,
  QUALQUER_USUARIO,
  ROLES,
  roleLabel,
  rolesOf,
} from './index.ts';

const all = ROLES.map((role) => role.valor);
const sorted = (roles: readonly string[]) => [...roles].sort();
const who = (permission: Permission) => sorted(all.filter((role) => can([role], permission)));

describe('the table as a whole', () => {
  test('the roles are those of the spec and the reports role, each once and described', () => {
    expect(sorted(all)).toEqual(
      sorted([
        ...['gestor_usuario', 'visualizador_usuario', 'editor_filiado', 'admin_financeiro', 'visualizador_financeiro'],
        ...['visualizador_contratos', 'gestor_sistema', 'aprovador', 'gestor_evento', 'visualizador_evento'],
        ...['gestor_interacao', 'gestor_funcionarios', 'juridico', 'visualizador_juridico', 'comunicacao'],
        ...['escritorio_juridico', 'filiado', 'politico_sindical', 'pesquisa_satisfacao', 'autoridades', 'consignacao'],
        ...['visualizador_consignacao', 'sindex', 'verificador_filiado', 'power_bi', 'gestor_de_contratos'],
        ...['patrimonio', 'relatorios'],
      ]),
    );
    expect(ROLES.every((role) => role.descricao.endsWith('.'))).toBe(true);
    expect(new Set(ROLES.map((role) => role.rotulo)).size).toBe(all.length);
    expect(roleLabel('gestor_usuario')).toBe('Gestor de Filiados');
    expect(roleLabel('admin_financeiro')).toBe('Financeiro');
  });

  test.each(all)('%s grants something that not every user has', (role) => {
    expect(permissionsOf([role]).length).toBeGreaterThan(permissionsOf([]).length);
  });

  test.each(ALL_PERMISSIONS)('%s is named módulo.verbo and granted to known roles, each once', (permission) => {
    expect(permission).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/);
    const roles = rolesOf(permission);
    if (roles === QUALQUER_USUARIO) return;
    expect(roles.length).toBeGreaterThan(0);
    expect(roles.filter((role) => !isRole(role))).toEqual([]);
    expect(new Set(roles).size).toBe(roles.length);
  });

  test.each(['', 'gestor', 'GESTOR_SISTEMA', 'constructor', '__proto__', QUALQUER_USUARIO])(
    'a stored word %j that is no role grants nothing',
    (word) => {
      expect(isRole(word)).toBe(false);
      expect(permissionsOf([word])).toEqual(permissionsOf([]));
    },
  );

  test('roles add up', () => {
    const both = new Set(permissionsOf(['aprovador', 'gestor_evento']));
    for (const permission of [...permissionsOf(['aprovador']), ...permissionsOf(['gestor_evento'])]) {
      expect(both.has(permission)).toBe(true);
    }
  });

  test('whoever may change records of a module may see them', () => {
    for (const permission of ALL_PERMISSIONS) {
      const [module, verb] = permission.split('.');
      const view = `${module}.ver` as Permission;
      if (!ALL_PERMISSIONS.includes(view) || !['editar', 'criar', 'liquidar', 'estornar'].includes(verb ?? ''))
        continue;
      expect([permission, who(permission).filter((role) => !can([role], view))]).toEqual([permission, []]);
    }
  });
});

const VE_FILIADOS = ['gestor_usuario', 'visualizador_usuario', 'editor_filiado'];
const VE_FINANCEIRO = ['admin_financeiro', 'visualizador_financeiro'];
const VE_CONTRATOS = ['gestor_de_contratos', 'visualizador_contratos'];
const VE_JURIDICO = ['juridico', 'visualizador_juridico', 'escritorio_juridico'];

describe('what the decisions say, row by row', () => {
  test.each<[Permission, readonly string[]]>([
    ['filiados.ver', VE_FILIADOS],
    ['dependentes.ver', VE_FILIADOS],
    ['filiados.editar', ['gestor_usuario', 'editor_filiado']],
    ['filiados.excluir', ['gestor_usuario']],
    ['filiados.filiar', ['gestor_usuario']],
    ['filiados.desfiliar', ['gestor_usuario']],
    ['filiados.restaurar', ['gestor_usuario']],
    ['filiados.relatorio', ['relatorios', 'gestor_usuario']],
    ['filiados.exportar', ['relatorios', 'gestor_usuario']],
    ['dependentes.relatorio', ['relatorios', 'gestor_usuario']],
    ['processos.exportar', VE_JURIDICO],
    ['processos.ver-do-filiado', ['gestor_usuario', 'visualizador_usuario', 'editor_filiado', 'juridico']],
    ['filiados.ver-numeros', all],
    ['usuarios.ver', ['gestor_sistema']],
    ['configuracoes.editar', ['gestor_sistema']],
    ['autoridades.excluir', ['gestor_sistema']],
    ['financeiro.ver', VE_FINANCEIRO],
    ['documentos.ver', [...VE_FINANCEIRO, ...VE_CONTRATOS]],
    ['contratos.ver-financeiro', [...VE_FINANCEIRO, ...VE_CONTRATOS]],
    ['transparencia.editar', ['admin_financeiro']],
    ['documentos.editar', ['admin_financeiro', 'gestor_de_contratos']],
    ['despesas.aprovar', ['aprovador']],
    ['eventos.editar', ['gestor_evento']],
    ['eventos.ver', ['gestor_evento', 'visualizador_evento']],
    ['juridico.ver', VE_JURIDICO],
    ['processos.ver', VE_JURIDICO],
    ['processos.editar', ['juridico']],
    ['atendimentos.agendar', ['juridico', 'visualizador_juridico']],
    ['filiados.vincular', ['juridico', 'visualizador_juridico']],
    ['atendimentos.registrar', ['juridico', 'escritorio_juridico']],
    ['atendimentos.comentar', ['juridico', 'escritorio_juridico']],
    ['processos.registrar', ['juridico', 'escritorio_juridico']],
    ['processos.vincular', [...VE_JURIDICO, 'politico_sindical', 'comunicacao']],
    ['processos.relatorio', ['relatorios', 'juridico', 'visualizador_juridico', 'visualizador_financeiro']],
    ['agendas.ver', ['juridico', 'visualizador_juridico']],
    ['agendas.editar', ['juridico']],
    ['feriados.ver', VE_JURIDICO],
    ['feriados.editar', ['juridico']],
    ['prazos.ver', VE_JURIDICO],
    ['prazos.editar', ['juridico', 'escritorio_juridico']],
    ['prazos.cancelar', ['juridico']],
    ['prazos.exportar', VE_JURIDICO],
    ['lista-espera.ver', ['juridico', 'visualizador_juridico']],
    ['lista-espera.editar', ['juridico', 'visualizador_juridico']],
    ['objetos-processo.ver', ['juridico']],
    ['escritorios.editar', ['juridico']],
    ['objetos-processo.vincular', [...VE_JURIDICO, 'relatorios', 'visualizador_financeiro']],
    [
      'escritorios.vincular',
      [
        ...[...VE_JURIDICO, 'relatorios', 'visualizador_financeiro'],
        ...(['gestor_sistema', 'gestor_usuario', 'editor_filiado', 'gestor_interacao'] as const),
      ],
    ],
    ['temas.editar', ['politico_sindical']],
    ['temas.ver', all.filter((role) => role !== 'filiado' && role !== 'escritorio_juridico')],
    ['temas.acompanhar', all.filter((role) => role !== 'filiado' && role !== 'escritorio_juridico')],
    ['contratos.editar', ['gestor_de_contratos']],
    ['contratos.aditar', ['gestor_de_contratos']],
    ['contratos.anotar', ['gestor_de_contratos']],
    ['beneficiarios.vincular', ['gestor_de_contratos']],
    ['contratos.ver', VE_CONTRATOS],
    ['bi.ver', ['power_bi']],
    ['consignacao.ver-nao-consignados', ['consignacao', 'visualizador_consignacao']],
    ['consignacao.verificar', ['consignacao']],
    ['filiados.ver-proprio', ['filiado']],
    ['processos.ver-proprios', ['filiado']],
    ['atendimentos.ver-proprios', ['filiado']],
  ])('%s', (permission, roles) => expect(who(permission)).toEqual(sorted(roles)));
});

test('what only gestor_sistema may do', () => {
  expect(ALL_PERMISSIONS.filter((permission) => who(permission).join() === 'gestor_sistema')).toEqual([
    'visoes.editar',
    'usuarios.ver',
    'usuarios.editar',
    'usuarios.excluir',
    'usuarios.exportar',
    'configuracoes.ver',
    'configuracoes.editar',
    'auditoria.ver',
    'copias.ver',
    'copias.fazer',
    'emails.ver',
    'emails.reenviar',
    'tarefas.ver',
    'tarefas.repetir',
    'autoridades.excluir',
  ]);
});

test('what every signed-in user may do, also without a role', () => {
  expect(permissionsOf([])).toEqual([
    'conta.usar',
    'inicio.ver',
    'documentacao.ver',
    'atualizacoes.ouvir',
    'atos.desfazer',
    'avisos.ver',
    'busca.usar',
    'visoes.usar',
    'anexos.baixar',
    'tarefas.acompanhar',
    'filiados.ver-numeros',
  ]);
});

describe('finance, role by role', () => {
  const MODULES = [
    ...['financeiro', 'beneficiarios', 'itens-despesa', 'itens-receita', 'despesas', 'receitas', 'projecao'],
    ...['orcamento', 'suprimentos', 'fechamentos', 'transparencia', 'documentos', 'eventos'],
  ];
  const finance = (role: string) =>
    permissionsOf([role]).filter((permission) => MODULES.includes(permission.split('.')[0] ?? ''));

  test('visualizador_financeiro sees and exports, and changes nothing', () => {
    expect(finance('visualizador_financeiro')).toEqual([
      'financeiro.ver',
      'beneficiarios.ver',
      'beneficiarios.consultar',
      'beneficiarios.exportar',
      'itens-despesa.ver',
      'itens-despesa.exportar',
      'itens-receita.ver',
      'itens-receita.exportar',
      'despesas.ver',
      'despesas.exportar',
      'despesas.ver-aprovacao',
      'receitas.ver',
      'receitas.exportar',
      'projecao.ver',
      'projecao.exportar',
      'orcamento.ver',
      'orcamento.exportar',
      'suprimentos.ver',
      'suprimentos.exportar',
      'fechamentos.ver',
      'transparencia.ver',
      'transparencia.exportar',
      'documentos.ver',
      'documentos.exportar',
    ]);
  });

  test('admin_financeiro does everything there but approve and keep events', () => {
    const missing = ALL_PERMISSIONS.filter(
      (permission) => MODULES.includes(permission.split('.')[0] ?? '') && !can(['admin_financeiro'], permission),
    );
    expect(missing).toEqual([
      'beneficiarios.vincular',
      'despesas.vincular',
      'despesas.aprovar',
      'eventos.ver',
      'eventos.editar',
      'eventos.excluir',
      'eventos.exportar',
    ]);
  });

  test('aprovador approves and reads what that needs, and opens no finance page but the approval', () => {
    expect(finance('aprovador')).toEqual(['beneficiarios.consultar', 'despesas.ver-aprovacao', 'despesas.aprovar']);
  });

  test('gestor_evento keeps events, visualizador_evento looks', () => {
    expect(finance('gestor_evento')).toEqual([
      'documentos.vincular',
      'eventos.ver',
      'eventos.editar',
      'eventos.excluir',
      'eventos.exportar',
      'eventos.vincular',
    ]);
    expect(finance('visualizador_evento')).toEqual(['eventos.ver', 'eventos.exportar']);
  });
});

describe('the home page', () => {
  test('cards stand in the groups and order of the decisions', () => {
    const groups = HOME_GROUPS.map(({ id, rotulo }) => [
      rotulo,
      HOME_CARDS.filter((card) => card.grupo === id).map((card) => card.rotulo),
    ]);
    expect(groups).toEqual([
      [
        'Administrativo e Financeiro',
        ['Financeiro', 'Aprovações', 'Eventos', 'Funcionários', 'Contratos', 'Patrimônio', 'Power BI', 'Perfis'],
      ],
      [
        'Filiados',
        ['Filiados', 'Meu perfil', 'Comunicação', 'Interações', 'Consignação', 'Pesquisa de satisfação', 'Verificador'],
      ],
      ['Jurídico', ['Jurídico', 'Processos']],
      ['Sindical', ['Político sindical', 'Autoridades', 'Sindex']],
    ]);
  });

  test.each([
    ['admin_financeiro', ['financeiro']],
    ['visualizador_financeiro', ['financeiro']],
    ['gestor_usuario', ['filiados']],
    ['visualizador_usuario', ['filiados']],
    ['editor_filiado', ['filiados']],
    ['gestor_sistema', ['perfis']],
    ['aprovador', ['aprovacoes']],
    ['gestor_evento', ['eventos']],
    ['visualizador_evento', ['eventos']],
    ['gestor_interacao', ['interacoes']],
    ['gestor_funcionarios', ['funcionarios']],
    ['juridico', ['juridico']],
    ['visualizador_juridico', ['juridico']],
    ['escritorio_juridico', ['processos']],
    ['comunicacao', ['comunicacao']],
    ['filiado', ['filiado']],
    ['politico_sindical', ['politico-sindical']],
    ['visualizador_contratos', ['contratos']],
    ['gestor_de_contratos', ['contratos']],
    ['pesquisa_satisfacao', ['pesquisa']],
    ['autoridades', ['autoridades']],
    ['consignacao', ['consignacao']],
    ['visualizador_consignacao', ['consignacao']],
    ['sindex', ['sindex']],
    ['verificador_filiado', ['verificador']],
    ['power_bi', ['power-bi']],
    ['patrimonio', ['patrimonio']],
    ['relatorios', ['filiados']],
  ])('%s finds %j', (role, cards) => expect(cardsOf([role]).map((card) => card.id)).toEqual(cards));

  test('whoever has only reports is led to the report, and whoever sees the registry to the registry', () => {
    expect(cardsOf(['relatorios']).map(({ caminho }) => caminho)).toEqual(['/filiados/relatorio']);
    expect(cardsOf(['relatorios', 'visualizador_usuario']).map(({ caminho }) => caminho)).toEqual(['/filiados']);
  });

  test('two roles of one card give it once, and no role gives none', () => {
    expect(cardsOf(['admin_financeiro', 'visualizador_financeiro', 'aprovador']).map((card) => card.id)).toEqual([
      'financeiro',
      'aprovacoes',
    ]);
    expect(cardsOf([])).toEqual([]);
  });
});
