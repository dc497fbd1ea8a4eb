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
} as const;

export type AtoDeAcesso = keyof typeof ATOS_DE_ACESSO;
