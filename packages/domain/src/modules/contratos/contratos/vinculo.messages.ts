/** Texts of linking a despesa or receita to a contract. Source: decisions-sindical-contratos-patrimonio (Links). */
export const vinculoMessages = {
  vincular: 'Vincular contrato',
  alterar: 'Alterar vínculo',
  salvar: 'Salvar vínculo',
  busca: 'Número, nome ou CNPJ',
  salvo: 'Contrato vinculado.',
  retirado: 'Vínculo retirado.',
} as const;
