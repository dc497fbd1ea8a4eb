/** Addresses of the beneficiaries: their list, and the page of one. Source: decisions §5, §6 (every record has an address). */
export const BENEFICIARIOS = '/financial/beneficiarios';
export const beneficiarioPath = (id: string): string => `${BENEFICIARIOS}/${id}`;
