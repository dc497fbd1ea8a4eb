/**
 * Banks by their COMPE code, as forms offer them and statements name them; a bank that is missing here has a free name.
 *
 * Codes are three digits with their zeros. Source: issue 4 (bank accounts); the Central Bank's list of participants.
 */
export const BANCOS: Readonly<Record<string, string>> = {
  '001': 'Banco do Brasil',
  '003': 'Banco da Amazônia',
  '004': 'Banco do Nordeste',
  '021': 'Banestes',
  '033': 'Santander',
  '037': 'Banpará',
  '041': 'Banrisul',
  '047': 'Banese',
  '070': 'BRB',
  '077': 'Inter',
  '085': 'Ailos',
  '104': 'Caixa Econômica Federal',
  '121': 'Agibank',
  '133': 'Cresol',
  '136': 'Unicred',
  '197': 'Stone',
  '208': 'BTG Pactual',
  '212': 'Banco Original',
  '218': 'BS2',
  '237': 'Bradesco',
  '246': 'ABC Brasil',
  '254': 'Paraná Banco',
  '260': 'Nubank',
  '290': 'PagBank',
  '318': 'BMG',
  '323': 'Mercado Pago',
  '335': 'Digio',
  '336': 'C6 Bank',
  '341': 'Itaú',
  '348': 'XP',
  '364': 'Efí',
  '380': 'PicPay',
  '389': 'Mercantil',
  '403': 'Cora',
  '422': 'Safra',
  '461': 'Asaas',
  '604': 'Industrial do Brasil',
  '611': 'Banco Paulista',
  '623': 'Pan',
  '633': 'Rendimento',
  '637': 'Sofisa',
  '643': 'Pine',
  '655': 'BV',
  '707': 'Daycoval',
  '745': 'Citibank',
  '748': 'Sicredi',
  '756': 'Sicoob',
};

/** '001 · Banco do Brasil'; of an unknown code the code alone. */
export const nomeDoBanco = (codigo: string): string => {
  const nome = Object.hasOwn(BANCOS, codigo) ? BANCOS[codigo] : undefined;
  return nome ? `${codigo} · ${nome}` : codigo;
};
