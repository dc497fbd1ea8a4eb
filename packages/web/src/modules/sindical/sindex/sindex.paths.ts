/** Addresses of Sindex. Source: spec 3 §2.1. */
export const SINDEX = '/Sindex';
export const CALCULOS_GUARDADOS = '/Sindex/calculos';
export const COMPARAR = '/Sindex/comparar';
