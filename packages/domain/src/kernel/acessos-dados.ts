/**
 * What somebody does with a person's data without changing it, as it is written down and shown ('Quem viu meus dados').
 *
 * Source: decisions §6; decisions-members (LGPD); brazil.md (LGPD).
 */
export const ATOS_DE_ACESSO = {
  abrir: 'Abriu a ficha',
  mostrar: 'Mostrou dados restritos',
  consultar: 'Consultou por CPF',
  exportar: 'Exportou',
  baixar: 'Baixou documento',
  imprimir: 'Imprimiu',
  enviar: 'Enviou mensagem',
} as const;

export type AtoDeAcesso = keyof typeof ATOS_DE_ACESSO;

/** Where it was done, by the key of the module whose screen it was. */
export const TELAS_DE_ACESSO = {
  filiados: 'Ficha do filiado',
  atendimentos: 'Atendimentos jurídicos',
  dependentes: 'Dependentes',
  consignacoes: 'Consignação',
  correcoes: 'Correções pedidas',
  pedidosFiliacao: 'Pedidos de filiação',
  pedidosTitular: 'Pedidos do titular',
  relatorioFiliados: 'Relatório de filiados',
  relatorioDependentes: 'Relatório de dependentes',
  numeros: 'Filiados em números',
  comunicacoes: 'Comunicação',
  interacoes: 'Interações',
  verificador: 'Verificador de filiados',
  pesquisas: 'Pesquisas de satisfação',
  processos: 'Processos',
  autoridades: 'Perfis de autoridades',
} as const;

export type TelaDeAcesso = keyof typeof TELAS_DE_ACESSO;
