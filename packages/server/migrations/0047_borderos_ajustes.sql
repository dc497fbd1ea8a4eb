-- What is added to the payment of each expense of a batch and taken off it, decided while the batch is open: the bank is
-- told what is paid of each row. As on an expense (migrations 0009 and 0046); settling the batch copies it there, and the
-- row keeps what was sent to the bank, whatever is corrected later (decision 071).
alter table borderos_despesas
  add column juros bigint not null default 0 check (juros >= 0),
  add column multa bigint not null default 0 check (multa >= 0),
  add column desconto bigint not null default 0 check (desconto >= 0),
  add column irrf bigint not null default 0 check (irrf >= 0),
  add column inss bigint not null default 0 check (inss >= 0),
  add column iss bigint not null default 0 check (iss >= 0),
  add column csrf bigint not null default 0 check (csrf >= 0),
  add column irrf_base bigint check (irrf_base between 0 and 999999999999999),
  add column irrf_aliquota int check (irrf_aliquota between 0 and 1000000),
  add column inss_base bigint check (inss_base between 0 and 999999999999999),
  add column inss_aliquota int check (inss_aliquota between 0 and 1000000),
  add column iss_base bigint check (iss_base between 0 and 999999999999999),
  add column iss_aliquota int check (iss_aliquota between 0 and 1000000),
  add column csrf_base bigint check (csrf_base between 0 and 999999999999999),
  add column csrf_aliquota int check (csrf_aliquota between 0 and 1000000);
