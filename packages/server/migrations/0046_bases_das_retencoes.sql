-- What each retained tax was worked out from, where somebody told it: base (centavos) and rate (ten-thousandths of a
-- percentage point, 1,5% = 15000). They explain the amount that was retained and never decide it; rows from before this
-- have none (decision 066).
alter table despesas
  add column irrf_base bigint check (irrf_base between 0 and 999999999999999),
  add column irrf_aliquota int check (irrf_aliquota between 0 and 1000000),
  add column inss_base bigint check (inss_base between 0 and 999999999999999),
  add column inss_aliquota int check (inss_aliquota between 0 and 1000000),
  add column iss_base bigint check (iss_base between 0 and 999999999999999),
  add column iss_aliquota int check (iss_aliquota between 0 and 1000000),
  add column csrf_base bigint check (csrf_base between 0 and 999999999999999),
  add column csrf_aliquota int check (csrf_aliquota between 0 and 1000000);
comment on column despesas.irrf_base is 'Base da retenção, em centavos; como a alíquota, informativa.';
comment on column despesas.irrf_aliquota is 'Em décimos de milésimo de ponto percentual: 1,5% = 15000.';
