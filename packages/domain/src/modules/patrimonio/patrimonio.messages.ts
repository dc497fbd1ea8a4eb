/** Words that the three modules of the area say alike. Source: spec 3 §5; decisions-sindical-contratos-patrimonio (Words). */

/** What is missing, in forms of the area. */
export const OBRIGATORIO_PATRIMONIO = 'Obrigatorio';
export const HORA_INVALIDA = 'Hora inválida';
export const ANEXOS_DO_PATRIMONIO = {
  confirmaEnviar: 'Confirma o envio dos arquivos?',
  confirmaExcluir: 'Confirma a exclusão do arquivo?',
  excluido: 'Arquivo excluído com sucesso!',
  carregados: 'Todos os arquivos foram carregados com sucesso!',
  carregando: 'Carregando...',
} as const;
