-- How much of it is in a variant, as packages name it: "250 g". From it and a price follows the price of a kilogram, a litre or a metre.
alter table product_variants add column net_content text not null default '';
