export default function EditCampaignScreen() {
  return <h1>EditCampaign</h1>;
}
