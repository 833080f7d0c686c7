export default function NewCampaignScreen() {
  return <h1>NewCampaign</h1>;
}
