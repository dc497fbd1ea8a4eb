/** How a boleto's line is written: lists show it; what it says is read by `boleto.rules.ts`, which only forms load. Source: issue 4. */

/** '00190.50095 40144.816069 06809.350314 3 37370000000100', '846700000017 435900240209 …'; other text as it is. */
export function formatLinhaDigitavel(linha: string): string {
  if (linha.length === 48) return linha.replace(/(.{11})(.)/g, '$1-$2 ').trim();
  if (linha.length !== 47) return linha;
  return linha.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
}
