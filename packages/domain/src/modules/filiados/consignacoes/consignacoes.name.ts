/** What the page of the payroll check is called: all that the first page load needs of it. Source: spec 2 §2. */
export const PAGINA_DA_CONSIGNACAO = {
  titulo: 'Verificação de consignação',
  verificar: 'Verificar consignacao',
} as const;
