-- Whom a contract is with is found in a column of its own, as its number and name are: until now each search asked the dictionary
-- for every party of every contract, and a CNPJ with letters was found by no word.
-- Source: decisions-sindical-contratos-patrimonio (Links: picker; Pendências: Ctrl K); docs/decisions/113.

alter table contratos_cnpjs add column busca text not null generated always as (
  sede.sem_acento(nome || ' ' || cnpj_contratado || ' ' || sede.cpf_cnpj_com_mascara(cnpj_contratado))) stored;
create index contratos_cnpjs_busca on contratos_cnpjs using gin (busca gin_trgm_ops);
