/**
 * THE table: permission → roles that grant it, for the whole product, modules not built yet included.
 *
 * Names are `módulo.verbo` with a verb that staff would use. Nothing else in the program names a role to allow
 * something. `QUALQUER_USUARIO` is every signed-in user, also one without roles. A permission answers whether a person
 * may do this at all; which rows they see (own offices, own record), what state allows, and the people named by
 * settings (`financeiroEspecial`, `recepcaoJuridica`, `editoresBi`) are checked in addition to it, never instead.
 *
 * What each area and verb is called: `permission-words.ts`.
 * Source: spec 1 §6; spec 2 §6; spec 3 §2.16, §6; decisions §4, §7.
 */

import type { Role } from './roles.ts';

export const QUALQUER_USUARIO = 'qualquer-usuario';

const SISTEMA = ['gestor_sistema'] as const;

const FINANCEIRO_VE = ['admin_financeiro', 'visualizador_financeiro'] as const;
const FINANCEIRO_EDITA = ['admin_financeiro'] as const;
/** An approver reads the whole expense: its PDFs, history, and earlier payments to the same beneficiary. */
const FINANCEIRO_E_APROVADOR = [...FINANCEIRO_VE, 'aprovador'] as const;
const APROVADOR = ['aprovador'] as const;
const CONTRATOS_VE = ['gestor_de_contratos', 'visualizador_contratos'] as const;
const CONTRATOS_EDITA = ['gestor_de_contratos'] as const;
const EVENTOS_EDITA = ['gestor_evento'] as const;

const FILIADOS_VE = ['gestor_usuario', 'visualizador_usuario', 'editor_filiado'] as const;
const FILIADOS_EDITA = ['gestor_usuario', 'editor_filiado'] as const;
const FILIADOS_GERE = ['gestor_usuario'] as const;
const RELATORIO_FILIADOS = ['relatorios', 'gestor_usuario'] as const;

const JURIDICO_VE = ['juridico', 'visualizador_juridico', 'escritorio_juridico'] as const;
const JURIDICO_REGISTRA = ['juridico', 'escritorio_juridico'] as const;
const JURIDICO_GERE = ['juridico'] as const;
/** The reading role only where the setting `recepcaoJuridica` names the person besides. */
const JURIDICO_AGENDA = ['juridico', 'visualizador_juridico'] as const;
/** Sees cases or their report: chooses what these are filtered by. */
const PROCESSOS_CITA = [...JURIDICO_VE, 'relatorios', 'visualizador_financeiro'] as const;

/** Every role but `filiado` and `escritorio_juridico`: political themes hold strategy, and are read by the union's own staff. */
const EQUIPE = [
  'gestor_sistema',
  'admin_financeiro',
  'visualizador_financeiro',
  'aprovador',
  'gestor_evento',
  'visualizador_evento',
  'gestor_funcionarios',
  'gestor_de_contratos',
  'visualizador_contratos',
  'patrimonio',
  'power_bi',
  'gestor_usuario',
  'editor_filiado',
  'visualizador_usuario',
  'relatorios',
  'comunicacao',
  'gestor_interacao',
  'consignacao',
  'visualizador_consignacao',
  'pesquisa_satisfacao',
  'verificador_filiado',
  'juridico',
  'visualizador_juridico',
  'politico_sindical',
  'autoridades',
  'sindex',
] as const;

/** Whoever edits a record that takes files. */
const ANEXA = [
  'admin_financeiro',
  'gestor_de_contratos',
  'patrimonio',
  'gestor_usuario',
  'editor_filiado',
  'juridico',
  // Schedules where the setting names the person.
  'visualizador_juridico',
  'escritorio_juridico',
  'politico_sindical',
  'autoridades',
  'comunicacao',
  'gestor_interacao',
  'consignacao',
  'gestor_sistema',
] as const;

export const PERMISSIONS = {
  // Acesso e sistema
  'conta.usar': QUALQUER_USUARIO,
  'inicio.ver': QUALQUER_USUARIO,
  'documentacao.ver': QUALQUER_USUARIO,
  'atualizacoes.ouvir': QUALQUER_USUARIO,
  // Own acts only; in addition the operation's own permission is checked.
  'atos.desfazer': QUALQUER_USUARIO,
  // Own notices only.
  'avisos.ver': QUALQUER_USUARIO,
  // In addition each search source checks its own permission, and each saved view that of its list.
  'busca.usar': QUALQUER_USUARIO,
  'visoes.usar': QUALQUER_USUARIO,
  // Shared views of others, too.
  'visoes.editar': SISTEMA,
  // In addition the record that owns the file checks its own permission.
  'anexos.baixar': QUALQUER_USUARIO,
  'anexos.enviar': ANEXA,
  // Own jobs only.
  'tarefas.acompanhar': QUALQUER_USUARIO,
  'usuarios.ver': SISTEMA,
  'usuarios.editar': SISTEMA,
  'usuarios.excluir': SISTEMA,
  'usuarios.exportar': SISTEMA,
  'configuracoes.ver': SISTEMA,
  'configuracoes.editar': SISTEMA,
  'auditoria.ver': SISTEMA,
  'copias.ver': SISTEMA,
  'copias.fazer': SISTEMA,
  'emails.ver': SISTEMA,
  'emails.reenviar': SISTEMA,
  'tarefas.ver': SISTEMA,
  'tarefas.repetir': SISTEMA,

  // Financeiro
  'financeiro.ver': FINANCEIRO_VE,
  'beneficiarios.ver': FINANCEIRO_VE,
  // One beneficiary and the earlier payments to it; the page and the whole list are `beneficiarios.ver`.
  'beneficiarios.consultar': FINANCEIRO_E_APROVADOR,
  'beneficiarios.editar': FINANCEIRO_EDITA,
  'beneficiarios.excluir': FINANCEIRO_EDITA,
  'beneficiarios.exportar': FINANCEIRO_VE,
  // Id, name, CPF/CNPJ and type only, for whoever registers whom the union contracts.
  'beneficiarios.vincular': CONTRATOS_EDITA,
  'itens-despesa.ver': FINANCEIRO_VE,
  'itens-despesa.editar': FINANCEIRO_EDITA,
  'itens-despesa.excluir': FINANCEIRO_EDITA,
  'itens-despesa.exportar': FINANCEIRO_VE,
  'itens-receita.ver': FINANCEIRO_VE,
  'itens-receita.editar': FINANCEIRO_EDITA,
  'itens-receita.excluir': FINANCEIRO_EDITA,
  'itens-receita.exportar': FINANCEIRO_VE,
  'despesas.ver': FINANCEIRO_VE,
  'despesas.editar': FINANCEIRO_EDITA,
  'despesas.excluir': FINANCEIRO_EDITA,
  'despesas.liquidar': FINANCEIRO_EDITA,
  'despesas.desfazer-liquidacao': FINANCEIRO_EDITA,
  'despesas.estornar': FINANCEIRO_EDITA,
  'despesas.recibo': FINANCEIRO_EDITA,
  'despesas.exportar': FINANCEIRO_VE,
  'despesas.solicitar-aprovacao': FINANCEIRO_EDITA,
  'despesas.retirar-solicitacao': FINANCEIRO_EDITA,
  // What it is, to whom and how much, for whoever says what a repair cost.
  'despesas.vincular': ['patrimonio'],
  'borderos.ver': FINANCEIRO_VE,
  'borderos.editar': FINANCEIRO_EDITA,
  'borderos.liquidar': FINANCEIRO_EDITA,
  'borderos.exportar': FINANCEIRO_VE,
  'recorrencias.ver': FINANCEIRO_VE,
  // Confirming a proposal registers an expense: that is `despesas.editar`.
  'recorrencias.editar': FINANCEIRO_EDITA,
  'recorrencias.excluir': FINANCEIRO_EDITA,
  'recorrencias.exportar': FINANCEIRO_VE,
  'despesas.ver-aprovacao': FINANCEIRO_E_APROVADOR,
  'despesas.aprovar': APROVADOR,
  'receitas.ver': FINANCEIRO_VE,
  'receitas.editar': FINANCEIRO_EDITA,
  'receitas.excluir': FINANCEIRO_EDITA,
  'receitas.creditar': FINANCEIRO_EDITA,
  'receitas.desfazer-credito': FINANCEIRO_EDITA,
  'receitas.estornar': FINANCEIRO_EDITA,
  'receitas.exportar': FINANCEIRO_VE,
  'projecao.ver': FINANCEIRO_VE,
  'projecao.exportar': FINANCEIRO_VE,
  'orcamento.ver': FINANCEIRO_VE,
  'orcamento.editar': FINANCEIRO_EDITA,
  'orcamento.exportar': FINANCEIRO_VE,
  'contas-bancarias.ver': FINANCEIRO_VE,
  'contas-bancarias.editar': FINANCEIRO_EDITA,
  'contas-bancarias.excluir': FINANCEIRO_EDITA,
  'contas-bancarias.exportar': FINANCEIRO_VE,
  'transferencias.ver': FINANCEIRO_VE,
  'transferencias.editar': FINANCEIRO_EDITA,
  'transferencias.excluir': FINANCEIRO_EDITA,
  'transferencias.exportar': FINANCEIRO_VE,
  'suprimentos.ver': FINANCEIRO_VE,
  'suprimentos.editar': FINANCEIRO_EDITA,
  'suprimentos.excluir': FINANCEIRO_EDITA,
  'suprimentos.exportar': FINANCEIRO_VE,
  'fechamentos.ver': FINANCEIRO_VE,
  'fechamentos.fechar': FINANCEIRO_EDITA,
  'fechamentos.reabrir': FINANCEIRO_EDITA,
  'extratos.ver': FINANCEIRO_VE,
  'extratos.importar': FINANCEIRO_EDITA,
  'extratos.conciliar': FINANCEIRO_EDITA,
  'extratos.exportar': FINANCEIRO_VE,
  'conciliacoes.ver': FINANCEIRO_VE,
  'conciliacoes.assinar': FINANCEIRO_EDITA,
  'conciliacoes.reabrir': FINANCEIRO_EDITA,
  'transparencia.ver': FINANCEIRO_VE,
  'transparencia.editar': FINANCEIRO_EDITA,
  'transparencia.excluir': FINANCEIRO_EDITA,
  'transparencia.exportar': FINANCEIRO_VE,
  'documentos.ver': [...FINANCEIRO_VE, ...CONTRATOS_VE],
  'documentos.editar': [...FINANCEIRO_EDITA, ...CONTRATOS_EDITA],
  'documentos.excluir': [...FINANCEIRO_EDITA, ...CONTRATOS_EDITA],
  'documentos.exportar': [...FINANCEIRO_VE, ...CONTRATOS_VE],
  // Id and name only, for whoever edits a record that links to a document.
  'documentos.vincular': [...EVENTOS_EDITA, ...FINANCEIRO_EDITA, ...CONTRATOS_EDITA],

  // Administrativo
  'eventos.ver': ['gestor_evento', 'visualizador_evento'],
  'eventos.editar': EVENTOS_EDITA,
  'eventos.excluir': EVENTOS_EDITA,
  'eventos.exportar': ['gestor_evento', 'visualizador_evento'],
  // Id and name only, for whoever edits a record that links to an event.
  'eventos.vincular': ['gestor_evento', ...FINANCEIRO_EDITA, ...CONTRATOS_EDITA],
  'funcionarios.ver': ['gestor_funcionarios'],
  'funcionarios.editar': ['gestor_funcionarios'],
  'funcionarios.excluir': ['gestor_funcionarios'],
  'funcionarios.exportar': ['gestor_funcionarios'],
  // Id, name and e-mail only, for whoever says who uses or takes an asset.
  'funcionarios.vincular': ['patrimonio'],
  'contratos.ver': CONTRATOS_VE,
  'contratos.ver-financeiro': [...FINANCEIRO_VE, ...CONTRATOS_VE],
  'contratos.editar': CONTRATOS_EDITA,
  'contratos.encerrar': CONTRATOS_EDITA,
  'contratos.reabrir': CONTRATOS_EDITA,
  'contratos.excluir': CONTRATOS_EDITA,
  'contratos.anotar': CONTRATOS_EDITA,
  'contratos.aditar': CONTRATOS_EDITA,
  'contratos.exportar': CONTRATOS_VE,
  // Finance's readers narrow their lists to one.
  'contratos.vincular': [...CONTRATOS_EDITA, ...FINANCEIRO_VE, ...EVENTOS_EDITA],
  'patrimonio.ver': ['patrimonio'],
  'patrimonio.editar': ['patrimonio'],
  'patrimonio.excluir': ['patrimonio'],
  'patrimonio.movimentar': ['patrimonio'],
  'patrimonio.manter': ['patrimonio'],
  'patrimonio.inventariar': ['patrimonio'],
  'patrimonio.exportar': ['patrimonio'],
  // `editoresBi` (setting) decides who among them edits.
  'bi.ver': ['power_bi'],
  'bi.editar': ['power_bi'],

  // Filiados
  'filiados.ver': FILIADOS_VE,
  'filiados.editar': FILIADOS_EDITA,
  'filiados.excluir': FILIADOS_GERE,
  'filiados.filiar': FILIADOS_GERE,
  'filiados.desfiliar': FILIADOS_GERE,
  'filiados.restaurar': FILIADOS_GERE,
  'filiados.importar': FILIADOS_GERE,
  'filiados.exportar': RELATORIO_FILIADOS,
  'filiados.relatorio': RELATORIO_FILIADOS,
  // Name, house, phones and e-mail, CPF masked: of whoever is chosen for an appointment.
  'filiados.vincular': JURIDICO_AGENDA,
  'filiados.ver-numeros': QUALQUER_USUARIO,
  'filiados.ver-proprio': ['filiado'],
  'filiados.unificar': FILIADOS_GERE,
  'filiados.ver-acessos': FILIADOS_GERE,
  'filiados.dossie': FILIADOS_GERE,
  'filiados.anonimizar': FILIADOS_GERE,
  'filiados.confirmar-desfiliacao': FILIADOS_GERE,
  'dependentes.ver': FILIADOS_VE,
  'dependentes.editar': FILIADOS_EDITA,
  'dependentes.excluir': FILIADOS_EDITA,
  'dependentes.exportar': RELATORIO_FILIADOS,
  'dependentes.relatorio': RELATORIO_FILIADOS,
  'pedidos-filiacao.ver': FILIADOS_EDITA,
  'pedidos-filiacao.decidir': FILIADOS_EDITA,
  'correcoes.ver': FILIADOS_EDITA,
  'correcoes.decidir': FILIADOS_EDITA,
  // In addition a dossier asks `filiados.dossie`, anonymising `filiados.anonimizar`.
  'pedidos-titular.ver': FILIADOS_GERE,
  'pedidos-titular.editar': FILIADOS_GERE,
  'verificador.consultar': ['verificador_filiado'],
  'comunicacao.ver': ['comunicacao'],
  'comunicacao.enviar': ['comunicacao'],
  'comunicacao.aprovar': ['comunicacao', 'gestor_usuario'],
  'interacoes.ver': ['gestor_interacao'],
  // What the union notes for itself; whoever sees the registry sees what was said to the member.
  'interacoes.ver-internas': ['gestor_interacao', ...FILIADOS_GERE],
  // Whoever answers the phone writes down what was said.
  'interacoes.registrar': ['gestor_interacao', ...FILIADOS_EDITA],
  'interacoes.editar': ['gestor_interacao'],
  'interacoes.excluir': ['gestor_interacao'],
  'interacoes.exportar': ['gestor_interacao'],
  'interacoes.importar': ['gestor_interacao'],
  'itens-interacao.ver': ['gestor_interacao'],
  'itens-interacao.editar': ['gestor_interacao'],
  'itens-interacao.excluir': ['gestor_interacao'],
  'itens-interacao.exportar': ['gestor_interacao'],
  'pesquisas.ver': ['pesquisa_satisfacao'],
  'pesquisas.enviar': ['pesquisa_satisfacao'],
  // Reads whom it goes to and the mail, and says yes; answers are `pesquisas.ver`.
  'pesquisas.aprovar': ['pesquisa_satisfacao', 'gestor_usuario'],
  'consignacao.ver-nao-consignados': ['consignacao', 'visualizador_consignacao'],
  'consignacao.ver': ['consignacao'],
  'consignacao.verificar': ['consignacao'],
  'consignacao.inativar': ['consignacao'],
  'consignacao.tratar': ['consignacao'],
  'consignacao.concluir': ['consignacao'],
  'consignacao.reabrir': ['consignacao'],
  // No waiting for gestor_sistema when a house changes its file.
  'consignacao.layouts': ['consignacao'],

  // Jurídico
  'juridico.ver': JURIDICO_VE,
  'escritorios.ver': ['juridico', 'visualizador_juridico'],
  'escritorios.ver-proprios': ['escritorio_juridico'],
  'escritorios.editar': JURIDICO_GERE,
  'escritorios.excluir': JURIDICO_GERE,
  'escritorios.exportar': ['juridico', 'visualizador_juridico'],
  // Id and name only, for whoever says which offices a user represents.
  'escritorios.vincular': [...PROCESSOS_CITA, ...SISTEMA, ...FILIADOS_EDITA, 'gestor_interacao'],
  'atendimentos.ver': JURIDICO_VE,
  'atendimentos.agendar': JURIDICO_AGENDA,
  'atendimentos.editar': JURIDICO_AGENDA,
  'atendimentos.cancelar': JURIDICO_AGENDA,
  'atendimentos.registrar': JURIDICO_REGISTRA,
  'atendimentos.comentar': JURIDICO_REGISTRA,
  'atendimentos.concluir': JURIDICO_GERE,
  'atendimentos.exportar': JURIDICO_VE,
  'atendimentos.ver-proprios': ['filiado'],
  'processos.ver': JURIDICO_VE,
  'processos.editar': JURIDICO_GERE,
  'processos.encerrar': JURIDICO_GERE,
  'processos.reabrir': JURIDICO_GERE,
  'processos.excluir': JURIDICO_GERE,
  'processos.registrar': JURIDICO_REGISTRA,
  'processos.excluir-anexo': JURIDICO_GERE,
  // Number and court; what is written in them for the legal staff alone.
  'processos.vincular': [...JURIDICO_VE, 'politico_sindical', 'comunicacao'],
  'processos.relatorio': ['relatorios', 'juridico', 'visualizador_juridico', 'visualizador_financeiro'],
  // Of what each sees: an office's user the own cases. The report has its own spreadsheet.
  'processos.exportar': JURIDICO_VE,
  'processos.ver-proprios': ['filiado'],
  // As the member reads them, for whoever looks after the registry.
  'processos.ver-do-filiado': [...FILIADOS_VE, 'juridico'],
  'agendas.ver': ['juridico', 'visualizador_juridico'],
  'agendas.editar': JURIDICO_GERE,
  'agendas.excluir': JURIDICO_GERE,
  // Days without agenda and without deadline; who changes them decides on the deadlines that this would move.
  'feriados.ver': JURIDICO_VE,
  'feriados.editar': JURIDICO_GERE,
  'prazos.ver': JURIDICO_VE,
  'prazos.editar': JURIDICO_REGISTRA,
  'prazos.cancelar': JURIDICO_GERE,
  'prazos.exportar': JURIDICO_VE,
  'objetos-processo.ver': JURIDICO_GERE,
  'objetos-processo.editar': JURIDICO_GERE,
  'objetos-processo.excluir': JURIDICO_GERE,
  'objetos-processo.exportar': JURIDICO_GERE,
  'objetos-processo.vincular': PROCESSOS_CITA,
  'lista-espera.ver': JURIDICO_AGENDA,
  'lista-espera.editar': JURIDICO_AGENDA,
  'nomes-parcela.importar': JURIDICO_GERE,

  // Sindical
  'temas.ver': EQUIPE,
  'temas.editar': ['politico_sindical'],
  'temas.excluir': ['politico_sindical'],
  'temas.exportar': EQUIPE,
  'temas.acompanhar': EQUIPE,
  'autoridades.ver': ['autoridades'],
  'autoridades.editar': ['autoridades'],
  'autoridades.excluir': SISTEMA,
  'autoridades.vincular': ['politico_sindical'],
  'sindex.usar': ['sindex'],
} as const satisfies Record<string, typeof QUALQUER_USUARIO | readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

type PrefixOf<Verb extends string, P = Permission> = P extends `${infer Prefix}.${Verb}` ? Prefix : never;
/** Modules whose permissions are a plain record's: ver, editar, excluir, exportar. */
export type RecordPermission = PrefixOf<'ver'> & PrefixOf<'editar'> & PrefixOf<'excluir'> & PrefixOf<'exportar'>;
